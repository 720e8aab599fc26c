import { Role } from '@sargam/proto/identity/v1/identity';
import { studentOf } from '../../shop/student.ts';
import type { SimulatedClient } from '../simulation-world.ts';

/** A student signs up with a referral code, verifies the e-mail address and joins the client. */
export const refer = async (client: SimulatedClient): Promise<string> => {
  const { world, random, students, name } = client;
  client.invitedCount += 1;
  const person = await world.clients.visitor.identity.signUp({
    name: 'Rahim Uddin',
    email: `${name}-${client.invitedCount}@sargam.test`,
    password: 'sargam-money-1',
    phone: '01712345678',
    address: 'Dhaka',
    dateOfBirth: '2000-01-31',
    photo: 'none',
    referralCode: random.pick(world.referralCodes) ?? '',
    role: Role.ROLE_STUDENT,
    instructorId: '',
    language: 'en',
    client: undefined,
  });
  const token = await world.verificationMails.tokenFor(person.id);
  await world.clients.visitor.identity.redeemVerification({ token, browserToken: '' });
  world.referralCodes.push(person.referralCode);
  students.push(studentOf(world.clients, person.id));
  return 'joined';
};
