import { splitGraphemes } from '@sargam/kit';
import { z } from '@sargam/kit/forms';

/** Grapheme clusters; the server counts the same way. */
export const MAX_LETTERS = { message: 2_000, reply: 5_000 } as const;

export const countLetters = (text: string): number => splitGraphemes(text.trim()).length;

export const messageText = (max: number) =>
  z
    .string()
    .trim()
    .min(1, 'kit.form.required')
    .refine((text) => countLetters(text) <= max, 'panel.messages.too_long');
