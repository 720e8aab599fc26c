import { z } from '@sargam/kit/forms';
import { maxLengths } from '../shared/contact-message.ts';
import { isEmail } from '../shared/is-email.ts';

export const REQUIRED_TEXT = 'kit.form.required';
const requiredText = () => z.string().trim().min(1, { error: REQUIRED_TEXT, abort: true });

/** Messages are translation keys. */
export const messageSchema = z.object({
  name: requiredText().max(maxLengths.name, 'storefront.reach.too_long'),
  email: requiredText().refine(isEmail, 'kit.form.email_invalid'),
  message: requiredText().max(maxLengths.message, 'storefront.reach.too_long'),
});

export type MessageValues = z.infer<typeof messageSchema>;
