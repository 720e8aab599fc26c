import type { Parameters } from '@sargam/sandbox-shared/parameters';
import { createPerson, isEmail, type Person, people } from './person.ts';

export type ChoiceFault = 'choose' | 'nameMissing' | 'emailInvalid';

const isYes = (text: string): boolean => ['1', 'on', 'true', 'yes'].includes(text.toLowerCase());

/** The person of a form: a test person, or the typed one. */
export const parseChosenPerson = (given: Parameters): Person | { fault: ChoiceFault } => {
  const known = people.find(({ id }) => id === given('person'));
  if (known) return known;
  if (given('person') !== 'other') return { fault: 'choose' };
  const email = given('email').trim();
  if (!given('name').trim()) return { fault: 'nameMissing' };
  if (email && !isEmail(email)) return { fault: 'emailInvalid' };
  return createPerson({
    name: given('name'),
    ...(email && { email }),
    emailVerified: isYes(given('verified')),
  });
};
