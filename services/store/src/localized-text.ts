import type { LocalizedText } from '@sargam/proto/common/v1/text';
import type { LocalizedWords } from './database.ts';

export const parseLocalizedText = (text: LocalizedText | undefined): LocalizedWords => ({
  en: text?.en.trim() ?? '',
  bn: text?.bn.trim() ?? '',
});
