import type { Caller } from '@sargam/chassis/caller';
import type { Wallet } from '@sargam/proto/commerce/v1/commerce';
import type { Person, Session, SignUpRequest, Role as StoredRole } from '@sargam/proto/identity/v1/identity';
import { Person as PersonMessage } from '@sargam/proto/identity/v1/identity';
import type { UpdateProfileRequest } from '@sargam/proto/identity/v1/profiles';
import type { z } from 'zod';
import { enumWords } from '../../wire/enum-words.ts';
import type { Language } from '../../wire/language.ts';
import { type Role, roleNumbers, roleWithNumber } from '../../wire/roles.ts';
import { picturePath, toIsoInstant } from '../../wire/schemas.ts';
import { toTaka } from '../../wire/taka.ts';
import type { AccountForm, ProfileForm, SessionResponse, SignUpInput, User } from './user-wire.ts';

const roles = enumWords<StoredRole, Role>()({
  ROLE_ADMIN: 'admin',
  ROLE_CONTENT: 'content',
  ROLE_INSTRUCTOR: 'instructor',
  ROLE_STUDENT: 'student',
});

const roleOf = (person: Person): Role => roles.findWord(person.role) ?? 'student';

const noExtras = { wallet: undefined, wishList: [] };

/** User fields stored by commerce. */
export interface UserExtras {
  /** Undefined while commerce is unavailable. */
  readonly wallet: Wallet | undefined;
  readonly wishList: string[];
}

export const toUser = (
  person = PersonMessage.create(),
  { wallet, wishList }: UserExtras = noExtras,
): User => ({
  _id: person.id,
  studentId: person.studentId,
  name: person.name,
  email: person.email,
  phone: person.phone,
  address: person.address,
  dob: person.dateOfBirth,
  photo: picturePath(person.photo),
  type: roleNumbers[roleOf(person)],
  instructor: person.instructorId || null,
  referralCode: person.referralCode,
  emailVerify: person.emailVerified,
  hasPassword: person.hasPassword,
  language: person.language === 'bn' ? 'bn' : 'en',
  suspend: person.suspended,
  ...(wallet && {
    balance: toTaka(wallet.balancePoisha),
    pending_balance: toTaka(wallet.pendingReferralPoisha),
  }),
  wishList,
  createdAt: toIsoInstant(person.createdAt),
});

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

export const personOf = (session: Session): Person => session.person ?? PersonMessage.create();

export const buildSessionResponse = (session: Session, extras: UserExtras): SessionResponse => {
  const user = toUser(personOf(session), extras);
  return {
    v_token: session.accessToken,
    expiresAt: toIsoInstant(session.accessExpiresAt),
    type: user.type,
    user,
  };
};

/** The caller of a new session, for the calls that complete the login response. */
export const toCaller = (session: Session): Caller => {
  const person = personOf(session);
  return {
    subject: person.id,
    roles: [roleOf(person)],
    session: session.sessionId,
    claims: {
      verified: String(person.emailVerified),
      ...(person.instructorId ? { instructor: person.instructorId } : {}),
    },
  };
};

const isAccountForm = (form: SignUpInput): form is z.output<typeof AccountForm> => 'type' in form;

/** A public sign-up always creates a student (decision P3). */
export const toSignUp = (form: SignUpInput, photo: string, language: Language): Partial<SignUpRequest> => {
  const common = { name: form.name, email: form.email, password: form.password, photo, language };
  if (isAccountForm(form)) {
    const { phone = '', address = '', instructor } = form;
    return {
      ...common,
      phone,
      address,
      role: roles.valueOf(roleWithNumber(form.type)),
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
