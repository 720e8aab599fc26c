import { Role } from '@sargam/proto/identity/v1/identity';
import { studentOf } from '../../shop/student.ts';
import type { SimulatedClient } from '../simulation-context.ts';

/** A student signs up with a referral code, verifies the e-mail address and joins the client. */
export const refer = async (client: SimulatedClient): Promise<string> => {
  const { context, random, students, name } = client;
  client.invitedCount += 1;
  const person = await context.clients.visitor.identity.signUp({
    name: 'Rahim Uddin',
    email: `${name}-${client.invitedCount}@sargam.test`,
    password: 'sargam-money-1',
    phone: '01712345678',
    address: 'Dhaka',
    dateOfBirth: '2000-01-31',
    photo: 'none',
    referralCode: random.pick(context.referralCodes) ?? '',
    role: Role.ROLE_STUDENT,
    instructorId: '',
    language: 'en',
    client: undefined,
  });
  const token = await context.verificationMails.tokenFor(person.id);
  await context.clients.visitor.identity.redeemVerification({ token, browserToken: '' });
  context.referralCodes.push(person.referralCode);
  students.push(studentOf(context.clients, person.id));
  return 'joined';
};
