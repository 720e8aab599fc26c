import { LoginMethod } from '@sargam/proto/identity/v2/events';
import type { Deps } from '../deps.ts';
import type { Mail } from '../mails/mail.ts';
import { sendLoginMethodRemoved, sendPasswordChanged } from './password-mails.ts';

const now = new Date('2026-11-21T10:00:00Z');

const createTestMailer = () => {
  const sent: (Mail & { recipient: string; template: string; language: string })[] = [];
  const deps = {
    siteUrl: 'https://sargam.test',
    clock: () => now,
    send: async (envelope: { recipient: string; template: string; language: string }, mail: Mail) => {
      sent.push({ ...envelope, ...mail });
      return 'sent';
    },
  } as unknown as Deps;
  return { deps, sent };
};

it.each([
  ['bn', 'আপনার পাসওয়ার্ড বদলানো হয়েছে'],
  ['en', 'Your password was changed'],
])('the mail about a changed password in %s has a link to reset it', async (language, subject) => {
  const { deps, sent } = createTestMailer();
  const person = { id: 'p1', name: 'Mitu', email: 'mitu@example.com', language, suspended: false };
  await sendPasswordChanged(deps, { person } as Parameters<typeof sendPasswordChanged>[1], 'e2');
  expect(sent).toMatchObject([{ template: 'password-changed', subject, language }]);
  expect(sent[0]?.text).toContain('https://sargam.test/forgetpassword');
});

it.each([
  ['en', LoginMethod.LOGIN_METHOD_PASSWORD, 'Your password was removed'],
  ['en', LoginMethod.LOGIN_METHOD_GOOGLE, 'Login with Google was removed'],
  ['bn', LoginMethod.LOGIN_METHOD_PASSWORD, 'আপনার পাসওয়ার্ড সরানো হয়েছে'],
  ['bn', LoginMethod.LOGIN_METHOD_FACEBOOK, 'Facebook দিয়ে লগইন সরানো হয়েছে'],
])(
  'the mail in %s about the removed way to log in %s has a link to a new password, and a name only for a verified address',
  async (language, method, subject) => {
    const { deps, sent } = createTestMailer();
    for (const emailVerified of [true, false]) {
      const person = { id: 'p1', name: 'Mitu', email: 'mitu@example.com', language, emailVerified };
      const removal = { person, method } as Parameters<typeof sendLoginMethodRemoved>[1];
      await sendLoginMethodRemoved(deps, removal, 'e3');
    }
    expect(sent).toMatchObject([
      { template: 'login-method-removed', subject, language },
      { template: 'login-method-removed', subject, language },
    ]);
    expect(sent[0]?.text).toContain('https://sargam.test/forgetpassword');
    expect(sent.map(({ text }) => text.includes('Mitu'))).toEqual([true, false]);
  },
);
