export { chooseLanguage, currentLanguage, isLanguage, type Language, languages, startI18n } from './i18n.ts';
export { useFormat } from './useFormat.ts';
export { type Text, type TextValues, useLanguage, useText } from './useText.ts';
