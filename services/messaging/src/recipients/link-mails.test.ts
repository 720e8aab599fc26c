import type { Deps } from '../deps.ts';
import type { Language, Mail } from '../mails/mail.ts';
import { sendPasswordReset, sendVerification } from './link-mails.ts';

const now = new Date('2026-11-21T10:00:00Z');
const expiresAt = new Date(now.getTime() + 60_000);
const reset = { personId: 'p1', linkId: 'l1', expiresAt };

const createTestMailer = (recipient: { language?: Language; verified?: boolean } = {}, token?: string) => {
  const sent: (Mail & { recipient: string; template: string; language: string })[] = [];
  const deps = {
    siteUrl: 'https://sargam.test',
    clock: () => now,
    people: {
      find: async (id: string) => ({
        ...{ _id: id, name: 'মিতু', email: 'mitu@example.com', language: 'en', suspended: false },
        ...recipient,
      }),
    },
    revealLink: async () => token,
    send: async (envelope: { recipient: string; template: string; language: string }, mail: Mail) => {
      sent.push({ ...envelope, ...mail });
      return 'sent';
    },
  } as unknown as Deps;
  return { deps, sent };
};

it.each([
  ['bn', 'নতুন পাসওয়ার্ড বেছে নিন', '৩০ মিনিট'],
  ['en', 'Choose a new password', '30 minutes'],
] as const)(
  'a reset link in %s has its token in the fragment, as a button and as text',
  async (language, subject, life) => {
    const { deps, sent } = createTestMailer({ language }, 'tok_en-1');
    await sendPasswordReset(deps, reset, 'e1');
    expect(sent).toMatchObject([{ template: 'password-reset', recipient: 'mitu@example.com', subject }]);
    expect(sent[0]?.html).toContain('href="https://sargam.test/resetpassword#token=tok_en-1"');
    expect(sent[0]?.text).toContain('https://sargam.test/resetpassword#token=tok_en-1');
    expect(sent[0]?.text).toContain(life);
  },
);

it('only a verified person is greeted by name', async () => {
  const texts = [true, false].map(async (verified) => {
    const { deps, sent } = createTestMailer({ verified }, 'tok_en-1');
    await sendPasswordReset(deps, reset, 'e1');
    return sent[0]?.text.includes('মিতু');
  });
  expect(await Promise.all(texts)).toEqual([true, false]);
});

it.each([
  ['expired', now, 'tok_en-1'],
  ['used', expiresAt, undefined],
])('a link that is %s is not mailed', async (_, end, token) => {
  const { deps, sent } = createTestMailer({}, token);
  await sendPasswordReset(deps, { ...reset, expiresAt: end }, 'e1');
  await sendVerification(deps, { ...reset, expiresAt: end, createdByAdmin: false, staffSetUp: false }, 'e2');
  expect(sent).toEqual([]);
});
