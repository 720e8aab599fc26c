import { z } from '@sargam/kit/forms';
import { isEmail } from '../shared/is-email.ts';

/** An e-mail address as every form of an account asks for it; `missing` is the key of what an empty one is told. */
export const requiredEmail = (missing: string) =>
  z.string().trim().min(1, { error: missing, abort: true }).refine(isEmail, 'kit.person.email_invalid');

export const emailField = requiredEmail('kit.person.email_required');
