import type { BrowserUser } from '../../browser-user.ts';
import { fillBothLanguages, fillFields, fillRichText, press, waitForMessage } from './form.ts';

export interface NewMassMail {
  readonly subject: string;
  /** An address, or everybody who has access to a course now. */
  readonly to: 'subscriber' | { readonly address: string };
}

/** Sends a mass mail in English, after the question how many people get it. */
export const sendMassMail = async (user: BrowserUser, { subject, to }: NewMassMail): Promise<void> => {
  const { page, t, goTo } = user;
  await goTo('/admin/mass-mailing/new');
  const audience = page.getByLabel(t('admin.mail.mailTo'), { exact: true });
  await audience.selectOption(to === 'subscriber' ? to : 'custom');
  if (to !== 'subscriber') await fillFields(user, page, { 'admin.mail.customEmail': to.address });
  await fillBothLanguages(user, page, 'admin.mail.subject', [subject, '']);
  await fillRichText(user, 'admin.mail.message', 'The new lessons are here.');
  await press(user, 'admin.mail.send');
  await press(user, 'admin.mail.send', page.getByRole('dialog'));
  await waitForMessage(user, 'admin.mail.sent');
};
