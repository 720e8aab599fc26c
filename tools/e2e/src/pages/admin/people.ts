import type { BrowserUser } from '../../browser-user.ts';
import { fillFields, press, waitForMessage } from './form.ts';

export interface ListedStudent {
  readonly name: string;
  readonly email: string;
}

const pressOnCard = ({ page, t }: BrowserUser, action: string, name: string): Promise<void> =>
  page.getByRole('button', { name: `${t(action)}: ${name}` }).click();

/** Suspends a student of the user list with a reason. */
export const suspend = async (
  user: BrowserUser,
  { name, email }: ListedStudent,
  reason: string,
): Promise<void> => {
  await user.goTo(`/adminuserlist?q=${encodeURIComponent(email)}`);
  await pressOnCard(user, 'admin.user.suspend', name);
  const dialog = user.page.getByRole('alertdialog');
  await fillFields(user, dialog, { 'admin.people.reason': reason });
  await press(user, 'admin.user.suspend', dialog);
  await waitForMessage(user, 'admin.user.suspended');
};

/** Ends the suspension of a student on the open user list. */
export const unsuspend = async (user: BrowserUser, { name }: ListedStudent): Promise<void> => {
  await pressOnCard(user, 'admin.user.unsuspend', name);
  await waitForMessage(user, 'admin.user.unsuspended');
};
