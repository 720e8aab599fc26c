import { MailedLinkServiceDefinition } from '@sargam/proto/identity/v1/links';
import { UserEvent } from '@sargam/proto/identity/v2/events';
import { userEvents } from '../src/people/person-events.ts';
import { startTestSystem, type TestSystem } from './system/system.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await startTestSystem();
}, 60_000);
afterAll(() => system.stop(), 30_000);

const callAs = (subject: string, role: string) =>
  system.service.as({ subject, roles: [role] }).client(MailedLinkServiceDefinition);
const messaging = () => callAs('messaging', 'service');

const linkOf = (id: string, kind: 'verificationRequested' | 'passwordResetRequested') =>
  system.service.eventually(() => {
    const [link] = system.published(id, kind);
    if (!link) throw new Error('no link was requested yet');
    return link;
  });

it('messaging gets the token of an open link, the same for each request', async () => {
  const { id } = await system.createPerson();
  const { linkId } = await linkOf(id, 'verificationRequested');
  const { token } = await messaging().revealLink({ linkId });
  expect(await messaging().revealLink({ linkId })).toEqual({ token });
  expect(await system.visitor.identity.redeemVerification({ token, browserToken: '' })).toMatchObject({
    person: { id, emailVerified: true },
  });
});

it('a used, an expired and an unknown link are not revealed', async () => {
  const closed = { code: 'link-closed' };
  const { id, email } = await system.createPerson();
  const verification = await linkOf(id, 'verificationRequested');
  await system.visitor.passwords.requestPasswordReset({ email, language: 'en' });
  const reset = await linkOf(id, 'passwordResetRequested');
  const { token } = await messaging().revealLink(reset);
  await system.visitor.passwords.resetPassword({ token, password: 'another-word-2' });
  await expect(messaging().revealLink(reset)).rejects.toMatchObject(closed);
  await expect(messaging().revealLink({ linkId: 'unknown' })).rejects.toMatchObject(closed);
  await messaging().revealLink(verification);
  system.advanceMinutes(25 * 60);
  await expect(messaging().revealLink(verification)).rejects.toMatchObject(closed);
  system.clock.now = new Date();
});

it('nobody but a service may ask for a token', async () => {
  const { id } = await system.createPerson();
  const { linkId } = await linkOf(id, 'verificationRequested');
  for (const role of ['admin', 'content', 'instructor', 'student'])
    await expect(callAs(id, role).revealLink({ linkId })).rejects.toMatchObject({ kind: 'forbidden' });
});

it('no event has a token, a phone number, a postal address or a date of birth', async () => {
  const { id, email } = await system.createPerson({
    phone: '01799887766',
    address: 'House 7, Dhanmondi',
    dateOfBirth: '1999-08-07',
  });
  await system.visitor.passwords.requestPasswordReset({ email, language: 'en' });
  const tokens = [
    system.tokenOf(await linkOf(id, 'verificationRequested')),
    system.tokenOf(await linkOf(id, 'passwordResetRequested')),
  ];
  const published = JSON.stringify(
    system.service
      .publishedEvents(userEvents)
      .flatMap(({ key, event }) => (key === id ? [UserEvent.toJSON(event)] : [])),
  );
  expect(published).toContain(email);
  for (const secret of [...tokens, '01799887766', 'Dhanmondi', '1999-08-07'])
    expect(published).not.toContain(secret);
});
