import type { LocalizedText as TextMessage } from '@sargam/proto/common/v1/text';
import type { LocalizedText } from './database.ts';

export const parseLocalizedText = (text: TextMessage | undefined): LocalizedText => ({
  en: text?.en.trim() ?? '',
  bn: text?.bn.trim() ?? '',
});
