import { apiGet, useParams } from '@sargam/kit';
import { LoadedScreen } from '../page/LoadedScreen.tsx';
import { ScreenPage } from '../page/ScreenPage.tsx';
import { CancelButton } from './CancelButton.tsx';
import { MailForm } from './MailForm.tsx';
import styles from './mass-mail.module.css';
import { isMoving, type MassMail } from './mass-mail.ts';
import { SentMail } from './SentMail.tsx';

const refetchMs = 2_000;

/** The mail with both languages. While it is being sent its progress is refetched. */
const mailRequest = (id: string) => ({
  ...apiGet('/mass-mail/{id}', { path: { id }, query: { texts: 'both' } }),
  refetchInterval: ({ state: { data } }: { state: { data: MassMail | undefined } }) =>
    data !== undefined && isMoving(data.state) && refetchMs,
});

const DraftMail = ({ mail }: { mail: MassMail }) => (
  <>
    <div className={styles.buttons}>
      <CancelButton mail={mail} />
    </div>
    <MailForm mail={mail} />
  </>
);

/** A draft to be edited, or a mail with its progress and outcomes. */
export default function MassMailPage() {
  const { id = '' } = useParams();
  return (
    <ScreenPage title="admin.menu.mail_detail">
      <LoadedScreen request={mailRequest(id)} lines={6}>
        {(mail) =>
          mail.state === 'draft' ? <DraftMail key={mail._id} mail={mail} /> : <SentMail mail={mail} />
        }
      </LoadedScreen>
    </ScreenPage>
  );
}
