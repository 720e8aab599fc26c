export { changeLanguage, startI18n } from './i18n.ts';
export { currentLanguage, isLanguage, type Language, languages } from './language.ts';
export { Text } from './Text.tsx';
export { addTexts, type LoadTexts } from './text-sources.ts';
export { setTexts, translateByLanguage } from './texts.ts';
export { createTranslate, type Messages, type Translate, type TranslationValues } from './translate.ts';
export { useFormat, useI18n } from './useFormat.ts';
export { useLanguage, useTranslate } from './useTranslate.ts';
