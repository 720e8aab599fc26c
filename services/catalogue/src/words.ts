import type { LocalizedText } from '@sargam/proto/common/v1/text';

/** The same words in both languages. */
export interface Words {
  readonly en: string;
  readonly bn: string;
}

export const parseWords = (text: LocalizedText | undefined): Words => ({
  en: (text?.en ?? '').trim().normalize('NFC'),
  bn: (text?.bn ?? '').trim().normalize('NFC'),
});
