import type { LocalizedText } from '@sargam/proto/common/v1/text';

/** A text in both languages. */
export interface LocalizedWords {
  readonly en: string;
  readonly bn: string;
}

export const parseLocalizedText = (text: LocalizedText | undefined): LocalizedWords => ({
  en: (text?.en ?? '').trim().normalize('NFC'),
  bn: (text?.bn ?? '').trim().normalize('NFC'),
});
