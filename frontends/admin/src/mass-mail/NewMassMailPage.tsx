import { ScreenPage } from '../page/ScreenPage.tsx';
import { MailForm } from './MailForm.tsx';

export default function NewMassMailPage() {
  return (
    <ScreenPage title="admin.menu.mail_new">
      <MailForm />
    </ScreenPage>
  );
}
