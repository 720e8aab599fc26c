import { dhakaDay } from '@sargam/chassis/calendar';
import type { Caller } from '@sargam/chassis/caller';
import { refuse } from '@sargam/chassis/errors';
import type { SignUpRequest } from '@sargam/proto/identity/v1/identity';
import type { Deps } from '../deps.ts';
import { hashPassword } from '../passwords/password-hash.ts';
import { passwordRefusal } from '../passwords/password-rule.ts';
import { requestVerification } from '../verification/request-verification.ts';
import { newPersonRow, referrerOf } from './new-person.ts';
import {
  accountFaults,
  normalEmail,
  type Person,
  parseLanguage,
  plainName,
  type Role,
  signUpFaults,
} from './person.ts';
import { announceSignedUp } from './person-events.ts';
import { parseRole } from './person-message.ts';
import { insertPerson } from './person-store.ts';

/** Creates the account and asks for its verification mail in one transaction: both are there, or neither. */
export const signUp = async (
  deps: Deps,
  caller: Caller | undefined,
  request: SignUpRequest,
): Promise<Person> => {
  const byAdmin = caller?.roles.includes('admin') ?? false;
  const role = parseRole(request.role);
  if (role !== 'student' && !byAdmin) throw refuse.forbidden();
  const now = deps.service.clock();
  refuseFaults(request, byAdmin, dhakaDay(now));
  const passwordHash = await hashPassword(request.password);

  return deps.database.transaction(async (tx) => {
    const person = await insertPerson(tx, {
      ...rowOf(request, role, now),
      password_hash: passwordHash,
      referred_by: await referrerOf(tx, request.referralCode),
    });
    if (!person) throw emailTaken();
    await announceSignedUp(tx, person);
    await requestVerification(deps, tx, person, byAdmin);
    return person;
  });
};

const refuseFaults = (request: SignUpRequest, byAdmin: boolean, today: string): void => {
  const faults = byAdmin ? accountFaults(request) : signUpFaults(request, today);
  if (faults.length === 0) return;
  const refusal = passwordRefusal(faults);
  if (faults.length === 1 && refusal?.code === 'password-too-common') throw refusal;
  throw refuse.invalid('sign-up-incomplete', 'Please fill all the required fields', faults);
};

const rowOf = (request: SignUpRequest, role: Role, now: Date) => ({
  ...newPersonRow(now),
  name: plainName(request.name),
  email: normalEmail(request.email),
  phone: request.phone.trim(),
  address: request.address.trim(),
  date_of_birth: request.dateOfBirth || null,
  photo: request.photo,
  role,
  instructor_id: request.instructorId || null,
  language: parseLanguage(request.language),
});

const message = 'Email is already registered, please use login to continue.';
const emailTaken = () => refuse.conflict('email-taken', message);
