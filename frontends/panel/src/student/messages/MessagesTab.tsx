import { type User, useSearchParams, useUser } from '@sargam/kit';
import panelStyles from '../../shared/panel.module.css';
import { MessageComposer } from './MessageComposer.tsx';
import { MessageList } from './MessageList.tsx';
import styles from './student-messages.module.css';
import { useMessageForm } from './useMessageForm.ts';
import { useAnsweredMessages, usePendingMessages } from './useStudentMessages.ts';

const Messages = ({ user }: { user: User }) => {
  const [searchParams] = useSearchParams();
  const compose = useMessageForm(user, searchParams.get('to') ?? '');
  const writeTo = (instructor: string): void => {
    compose.form.setValue('to', instructor);
    compose.form.setFocus('message');
  };
  return (
    <div className={`${panelStyles.body} ${styles.tab}`}>
      <MessageComposer user={user} {...compose} />
      <div className={styles.lists}>
        <MessageList kind="pending" list={usePendingMessages(user.id)} writeTo={writeTo} />
        <MessageList kind="answered" list={useAnsweredMessages(user.id)} writeTo={writeTo} />
      </div>
    </div>
  );
};

/** Messages to instructors: a new one, and below it the pending and the answered ones. */
export const MessagesTab = () => {
  const user = useUser();
  return user && <Messages user={user} />;
};
