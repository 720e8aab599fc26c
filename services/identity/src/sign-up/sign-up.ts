import { appendAuditEntry } from '@sargam/chassis/audit';
import { dhakaDay } from '@sargam/chassis/calendar';
import type { Caller } from '@sargam/chassis/caller';
import { domainError } from '@sargam/chassis/errors';
import type { SignUpRequest } from '@sargam/proto/identity/v1/identity';
import type { Deps } from '../deps.ts';
import { hashPassword } from '../passwords/password-hash.ts';
import { toPasswordError } from '../passwords/password-rule.ts';
import { findReferrer, newStudentRow } from '../people/new-person.ts';
import {
  normalizeEmail,
  type Person,
  parseLanguage,
  type Role,
  validateAccountForm,
  validateRequired,
  validateSignUpForm,
} from '../people/person.ts';
import { publishSignedUp } from '../people/person-events.ts';
import { parseRole } from '../people/person-message.ts';
import { sanitizeName } from '../people/person-name.ts';
import { insertPerson, isEmailTaken } from '../people/person-store.ts';
import { rememberBrowser } from '../sessions/known-browsers.ts';
import { setUpEnd } from '../set-up/set-up.ts';
import { requestVerification } from '../verification/request-verification.ts';

export interface CreatedAccount {
  readonly person: Person;
  /** Secret of the browser; empty without one. */
  readonly browserToken: string;
}

/**
 * Creates the account and requests its verification mail in one transaction. The browser of a person's own sign-up is remembered, so
 * that the link of the mail keeps the password when it is opened there.
 */
export const signUp = async (
  deps: Deps,
  caller: Caller | undefined,
  request: SignUpRequest,
): Promise<CreatedAccount> => {
  const byAdmin = caller?.roles.includes('admin') ?? false;
  const role = parseRole(request.role);
  if (role !== 'student' && !byAdmin) throw domainError.forbidden();
  const now = deps.service.clock();
  requireValidForm(request, byAdmin, role, dhakaDay(now));
  const passwordHash = await hashPassword(request.password);

  const created = await deps.database.transaction(async (tx) => {
    const row = toPersonRow(request, role, now);
    const person = await insertPerson(tx, {
      ...row,
      set_up_until: setUpEnd(row, deps.service.settings, now) ?? null,
      password_hash: passwordHash,
      referred_by: await findReferrer(tx, request.referralCode),
    });
    if (!person) throw (await isEmailTaken(tx, row.email)) ? emailTaken() : profileTaken();
    await publishSignedUp(tx, person);
    await requestVerification(deps, tx, person, byAdmin);
    if (byAdmin)
      await appendAuditEntry(tx, now, {
        action: 'SignUp',
        targetKind: 'account',
        targetId: person.id,
        after: { role, instructorId: request.instructorId || null },
      });
    const { client } = request;
    const browserToken =
      client && !byAdmin ? await rememberBrowser(tx, client.browserToken, person.id, now) : '';
    return { person, browserToken };
  });
  if (byAdmin)
    deps.service.log.info(
      { caller: caller?.subject, target: created.person.id, role },
      'account created by an admin',
    );
  return created;
};

const requireValidForm = (request: SignUpRequest, byAdmin: boolean, role: Role, today: string): void => {
  const faults = byAdmin
    ? [...validateAccountForm(request), ...validateProfile(request, role)]
    : validateSignUpForm(request, today);
  if (faults.length === 0) return;
  const refusal = toPasswordError(faults);
  if (faults.length === 1 && refusal?.code === 'password-too-common') throw refusal;
  throw domainError.invalid('sign-up-incomplete', 'Please fill all the required fields', faults);
};

/** An instructor needs a profile (decision B6). */
const validateProfile = ({ instructorId }: SignUpRequest, role: Role) =>
  role === 'instructor' ? validateRequired(instructorId, 'instructor', 'any of the field is missing') : [];

const toPersonRow = (request: SignUpRequest, role: Role, now: Date) => ({
  ...newStudentRow(now),
  name: sanitizeName(request.name),
  email: normalizeEmail(request.email),
  phone: request.phone.trim(),
  address: request.address.trim(),
  date_of_birth: request.dateOfBirth || null,
  photo: request.photo,
  role,
  instructor_id: request.instructorId || null,
  language: parseLanguage(request.language),
});

const message = 'Email is already registered, please use login to continue.';
const emailTaken = () => domainError.conflict('email-taken', message);
const profileTaken = () => domainError.conflict('profile-taken', 'This instructor has an account already.');
