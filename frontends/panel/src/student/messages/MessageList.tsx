import { type ApiSchemas, Avatar, Button, typography, useI18n } from '@sargam/kit';
import { IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Message } from '../../messages/Message.tsx';
import { MessageBox } from '../../messages/MessageBox.tsx';
import messagesStyles from '../../messages/messages.module.css';
import { instructorsQuery } from '../../shared/queries.ts';
import styles from './student-messages.module.css';
import { type StudentMessages } from './useStudentMessages.ts';

type Message = ApiSchemas['StudentMessage'];
type MessageGroup = { instructor: string; name: string; messages: Message[] };

/** The messages of each instructor together (decision B19). The order of the messages stays, so the newest group is first. */
const groupByInstructor = (messages: readonly Message[]): MessageGroup[] => {
  const groups = new Map<string, MessageGroup>();
  for (const message of messages) {
    const group = groups.get(message.to);
    if (group) group.messages.push(message);
    else groups.set(message.to, { instructor: message.to, name: message.toName, messages: [message] });
  }
  return [...groups.values()];
};

type WriteTo = (instructor: string) => void;

const Group = ({
  group: { instructor, name, messages },
  writeTo,
}: {
  group: MessageGroup;
  writeTo: WriteTo;
}) => {
  const { t } = useI18n();
  const { data: instructors } = useQuery(instructorsQuery());
  const photo = instructors?.data.find(({ _id }) => _id === instructor)?.photo;
  return (
    <section className={styles.group} aria-label={name}>
      <header>
        <Avatar id={instructor} photo={photo} />
        <h3>{name}</h3>
        <Button
          variant="ghost"
          size="small"
          icon={<IconPencil aria-hidden />}
          aria-label={t('panel.messages.write_to', { name })}
          onClick={() => writeTo(instructor)}
          text="panel.messages.write"
        />
      </header>
      <ul>
        {messages.map((message) => (
          <li key={message._id}>
            <Message
              message={message.message}
              createdAt={message.createdAt}
              reply={message.reply}
              repliedAt={message.repliedAt}
            />
          </li>
        ))}
      </ul>
    </section>
  );
};

type Props = { kind: 'pending' | 'answered'; list: StudentMessages; writeTo: WriteTo };

/** The pending or the answered messages, grouped by instructor. */
export const MessageList = ({ kind, list, writeTo }: Props) => {
  const { t } = useI18n();
  return (
    <section className={messagesStyles.list} aria-labelledby={`messages-${kind}`}>
      <div className={messagesStyles.listHead}>
        <h2 id={`messages-${kind}`}>{t(`panel.messages.${kind}`)}</h2>
        {list.total !== undefined && (
          <p className={`${typography.small} ${typography.muted}`}>
            {t('panel.messages.count', { count: list.total })}
          </p>
        )}
      </div>
      <MessageBox label={`panel.messages.${kind}`} empty={`panel.messages.no_${kind}`} list={list}>
        {(messages) => (
          <div className={styles.groups}>
            {groupByInstructor(messages).map((group) => (
              <Group key={group.instructor} group={group} writeTo={writeTo} />
            ))}
          </div>
        )}
      </MessageBox>
    </section>
  );
};
