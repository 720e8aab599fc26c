import { toAsciiDigits } from '@sargam/kit/format';
import { z } from 'zod';

/** Text keys of the messages. */
type Messages = { required: string; invalid?: string };

const typedNumber = (pattern: RegExp, { required, invalid = 'kit.form.digits_only' }: Messages) =>
  z
    .string()
    .transform((typed) => toAsciiDigits(typed).replace(/[\s,]/g, ''))
    .pipe(z.string().min(1, required).regex(pattern, invalid).transform(Number));

/** A whole number from a `NumberField`, in the digits of either language: `wholeNumber({ required: 'admin.form.missing' })`. */
export const wholeNumber = (messages: Messages) => typedNumber(/^\d+$/, messages);

/** A number with at most two decimals from a `NumberField`. */
export const decimalNumber = (messages: Messages) => typedNumber(/^\d+(?:\.\d{1,2})?$/, messages);

/** Taka with at most two decimals from a `TakaField`. */
export const takaAmount = decimalNumber;

/** An empty field is undefined: `optionalNumber(wholeNumber({ … }))`. */
export const optionalNumber = <Schema extends z.ZodType<unknown, string>>(schema: Schema) =>
  z
    .string()
    .transform((typed) => typed.trim() || undefined)
    .pipe(schema.optional());
