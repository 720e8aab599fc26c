import type { LocalizedText as MessageText } from '@sargam/proto/common/v1/text';
import { Schema } from 'mongoose';

/** A text in both languages. */
export interface LocalizedText {
  readonly en: string;
  readonly bn: string;
}

export const parseLocalizedText = (text: MessageText | undefined): LocalizedText => ({
  en: (text?.en ?? '').trim().normalize('NFC'),
  bn: (text?.bn ?? '').trim().normalize('NFC'),
});

/** Mongoose fields: a text, and a text in both languages. */
export const textField = { type: String, default: '' };
export const localizedSchema = new Schema<LocalizedText>({ en: textField, bn: textField }, { _id: false });
