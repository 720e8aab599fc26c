import type { LocalizedText } from '@sargam/proto/common/v1/text';
import type { LocalizedText as StoredText } from './database.ts';

export const parseLocalizedText = (text: LocalizedText | undefined): StoredText => ({
  en: text?.en.trim() ?? '',
  bn: text?.bn.trim() ?? '',
});
