import { z } from '@sargam/kit/forms';
import { longest } from '../shared/contact-message.ts';
import { isEmail } from '../shared/is-email.ts';

export const REQUIRED = 'kit.form.required';
const filled = () => z.string().trim().min(1, { error: REQUIRED, abort: true });

/** The contact form (site, section 5); messages are keys of texts. */
export const messageFields = z.object({
  name: filled().max(longest.name, 'storefront.reach.too_long'),
  email: filled().refine(isEmail, 'kit.form.email_invalid'),
  message: filled().max(longest.message, 'storefront.reach.too_long'),
});

export type MessageFields = z.infer<typeof messageFields>;
