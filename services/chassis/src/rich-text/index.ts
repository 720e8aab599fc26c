export { hasVisibleContent, sanitizeRichText, toPlainText } from './rich-text.ts';
