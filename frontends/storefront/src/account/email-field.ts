import { z } from '@sargam/kit/forms';
import { isEmail } from '../shared/is-email.ts';

/** The e-mail field of all account forms. `missing`: translation key for an empty field. */
export const requiredEmail = (missing: string) =>
  z.string().trim().min(1, { error: missing, abort: true }).refine(isEmail, 'kit.person.email_invalid');

export const emailField = requiredEmail('kit.person.email_required');
