import type { Caller } from '@sargam/chassis/caller';
import { Person, type Session, type SignUpRequest } from '@sargam/proto/identity/v1/identity';
import type { UpdateProfileRequest } from '@sargam/proto/identity/v1/profiles';
import type { z } from 'zod';
import type { Language } from '../../api/language.ts';
import { roleWithNumber } from '../../api/roles.ts';
import type { AccountForm, SignUpInput } from './account-form.ts';
import { type ProfileForm, roleName, toStoredRole } from './user-response.ts';

/** Missing fields stay unchanged. */
export const toProfileUpdate = (
  form: z.output<typeof ProfileForm>,
  photo: string | undefined,
): Partial<UpdateProfileRequest> => {
  const { id, dob, password, confirmPassword: _same, currentPassword = '', ...given } = form;
  return {
    ...given,
    personId: id,
    dateOfBirth: dob,
    photo,
    password: password === undefined ? undefined : { currentPassword, newPassword: password },
  };
};

export const personOf = (session: Session): Person => session.person ?? Person.create();

/** The caller of a new session, for the calls that complete the login response. */
export const toCaller = (session: Session): Caller => {
  const person = personOf(session);
  return {
    subject: person.id,
    roles: [roleName(person.role)],
    session: session.sessionId,
    claims: {
      verified: String(person.emailVerified),
      ...(person.instructorId ? { instructor: person.instructorId } : {}),
    },
  };
};

const isAccountForm = (form: SignUpInput): form is AccountForm => 'type' in form;

/** A public sign-up always creates a student (decision P3). */
export const toSignUp = (form: SignUpInput, photo: string, language: Language): Partial<SignUpRequest> => {
  const common = { name: form.name, email: form.email, password: form.password, photo, language };
  if (isAccountForm(form)) {
    const { phone = '', address = '', instructor } = form;
    return {
      ...common,
      phone,
      address,
      role: toStoredRole(roleWithNumber(form.type)),
      instructorId: parseInstructorId(instructor),
    };
  }
  return {
    ...common,
    phone: form.phone,
    address: form.address,
    dateOfBirth: form.dob,
    referralCode: form.refercode ?? '',
    role: 'ROLE_STUDENT',
  };
};

/** The account form sends N/A for no instructor. */
const parseInstructorId = (text: string | undefined): string =>
  text === undefined || text === 'N/A' ? '' : text;
