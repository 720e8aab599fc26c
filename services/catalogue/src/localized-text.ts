import type { LocalizedText } from '@sargam/proto/common/v1/text';
import { Schema } from 'mongoose';

/** A text in both languages. */
export interface LocalizedWords {
  readonly en: string;
  readonly bn: string;
}

export const parseLocalizedText = (text: LocalizedText | undefined): LocalizedWords => ({
  en: (text?.en ?? '').trim().normalize('NFC'),
  bn: (text?.bn ?? '').trim().normalize('NFC'),
});

/** Mongoose fields: a text, and a text in both languages. */
export const textField = { type: String, default: '' };
export const localizedSchema = new Schema<LocalizedWords>({ en: textField, bn: textField }, { _id: false });
