import type { LocalizedText } from '@sargam/proto/common/v1/text';
import type { Words } from './database.ts';

export const parseWords = (text: LocalizedText | undefined): Words => ({
  en: text?.en.trim() ?? '',
  bn: text?.bn.trim() ?? '',
});
