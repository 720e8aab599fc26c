import type { BrowserUser } from '../../browser-user.ts';
import { fillFields, press, waitForMessage } from './form.ts';
import type { ListedStudent } from './people.ts';

const openCertificateRow = async ({ page, goTo }: BrowserUser, { email }: ListedStudent) => {
  await goTo('/admincertificatelist');
  return page.getByRole('row').filter({ hasText: email });
};

/** Marks the certificate of a student whose exams are passed as provided. */
export const provideMarkedCertificate = async (user: BrowserUser, student: ListedStudent): Promise<void> => {
  const row = await openCertificateRow(user, student);
  await press(user, 'admin.certificate.mark', row);
  await waitForMessage(user, 'admin.certificate.provided');
  await row.getByText(user.t('admin.certificate.state.provided'), { exact: true }).waitFor();
};

/** Enters the marks of both exams of a student, and marks the certificate as provided. */
export const provideCertificate = async (user: BrowserUser, student: ListedStudent): Promise<void> => {
  const { page, t } = user;
  await press(user, 'admin.certificate.marks', await openCertificateRow(user, student));
  const dialog = page.getByRole('dialog', { name: t('admin.certificate.marks_title') });
  await fillFields(user, dialog, { 'admin.certificate.theory': '78', 'admin.certificate.practical': '85' });
  await press(user, 'admin.save', dialog);
  await waitForMessage(user, 'admin.certificate.marks_saved');
  await provideMarkedCertificate(user, student);
};

/** Revokes the provided certificate of a student with a reason. */
export const revokeCertificate = async (
  user: BrowserUser,
  student: ListedStudent,
  reason: string,
): Promise<void> => {
  const { page, t } = user;
  const row = await openCertificateRow(user, student);
  await press(user, 'admin.certificate.revoke', row);
  const dialog = page.getByRole('dialog', { name: t('admin.certificate.revoke_title') });
  await fillFields(user, dialog, { 'admin.certificate.reason': reason });
  await press(user, 'admin.certificate.revoke', dialog);
  await waitForMessage(user, 'admin.certificate.revoked');
};
