import { keyForValue } from '@sargam/chassis/lookup';
import { type Person as PersonMessage, Role as RoleMessage } from '@sargam/proto/identity/v1/identity';
import { formatStudentId, isSubscriber, type Person, type Role } from './person.ts';

export const roleMessages: Record<Role, RoleMessage> = {
  admin: RoleMessage.ROLE_ADMIN,
  content: RoleMessage.ROLE_CONTENT,
  instructor: RoleMessage.ROLE_INSTRUCTOR,
  student: RoleMessage.ROLE_STUDENT,
};

/** An unspecified role means student: the only role that a public caller can choose (decision P3). */
export const parseRole = (role: RoleMessage): Role => keyForValue(roleMessages, role) ?? 'student';

/** A message of a read, with what follows from the time of the read. */
export const toReadMessage = (person: Person, now: Date, suspendReason = ''): PersonMessage => ({
  ...toPersonMessage(person),
  subscriber: isSubscriber(person, now),
  accessEndsAt: person.accessEndsAt,
  suspendReason,
});

export const toPersonMessage = (person: Person): PersonMessage => ({
  id: person.id,
  studentId: formatStudentId(person),
  name: person.name,
  email: person.email,
  phone: person.phone,
  address: person.address,
  dateOfBirth: person.dateOfBirth ?? '',
  photo: person.photo,
  role: roleMessages[person.role],
  instructorId: person.instructorId ?? '',
  referralCode: person.referralCode,
  emailVerified: person.verifiedAt !== undefined,
  suspended: person.suspendedAt !== undefined,
  language: person.language,
  createdAt: person.createdAt,
  hasPassword: person.hasPassword,
  browserToken: '',
  subscriber: false,
  accessEndsAt: undefined,
  suspendReason: '',
});
