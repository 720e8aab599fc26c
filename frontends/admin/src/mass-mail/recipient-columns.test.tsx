import { useI18n } from '@sargam/kit';
import { renderInApp, screen } from '@sargam/kit/testing';
import type { Recipient } from './mass-mail.ts';
import { recipientColumns } from './recipient-columns.tsx';

const Copied = ({ reason }: { reason: string }) => {
  const i18n = useI18n();
  const column = recipientColumns.find(({ key }) => key === 'reason');
  return <output>{column?.value?.({ reason } as Recipient, i18n)}</output>;
};

it.each([
  ['suspended', 'স্থগিত'],
  ['unsubscribed', 'ইমেইল বন্ধ করেছেন'],
  ['process-stopped', 'ইমেইলটি পাঠানোর মাঝখানে কাজ বন্ধ হয়ে গিয়েছিল'],
  ['550 no such mailbox', '550 no such mailbox'],
])('the copy of the reason %s is the text of the screen', async (reason, text) => {
  renderInApp(<Copied reason={reason} />, { path: '/', language: 'bn' });
  expect(await screen.findByText(text)).toBeVisible();
});
