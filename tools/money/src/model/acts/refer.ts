import { Role } from '@sargam/proto/identity/v1/identity';
import { studentOf } from '../../market/student.ts';
import type { Household } from '../town.ts';

/** Somebody joins by a friend's code, verifies their e-mail address, and is one of the household from then on. */
export const refer = async (house: Household): Promise<string> => {
  const { town, chance, students, name } = house;
  house.joined += 1;
  const person = await town.clients.visitor.identity.signUp({
    name: 'Rahim Uddin',
    email: `${name}-${house.joined}@sargam.test`,
    password: 'sargam-money-1',
    phone: '01712345678',
    address: 'Dhaka',
    dateOfBirth: '2000-01-31',
    photo: 'none',
    referralCode: chance.pick(town.referralCodes) ?? '',
    role: Role.ROLE_STUDENT,
    instructorId: '',
    language: 'en',
  });
  const token = await town.mailbox.tokenFor(person.id);
  await town.clients.visitor.identity.verifyEmail({ token });
  town.referralCodes.push(person.referralCode);
  students.push(studentOf(town.clients, person.id));
  return 'joined';
};
