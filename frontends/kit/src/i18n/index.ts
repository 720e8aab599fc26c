export { changeLanguage, currentLanguage, isLanguage, type Language, languages, startI18n } from './i18n.ts';
export { Text } from './Text.tsx';
export { useFormat, useI18n } from './useFormat.ts';
export {
  type Translate,
  type TranslationValues,
  translateByLanguage,
  useLanguage,
  useTranslate,
} from './useTranslate.ts';
