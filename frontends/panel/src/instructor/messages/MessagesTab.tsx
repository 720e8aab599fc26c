import { Badge, Button, layout, Pills, useSearchParams, useTranslate } from '@sargam/kit';
import { useMinute, useWaitedTime } from '@sargam/kit/waiting';
import { IconMessageReply } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Message } from '../../messages/Message.tsx';
import { MessageBox } from '../../messages/MessageBox.tsx';
import messagesStyles from '../../messages/messages.module.css';
import panelStyles from '../../shared/panel.module.css';
import { waitingMessagesQuery } from '../../shared/queries.ts';
import { ReplyForm } from './ReplyForm.tsx';
import { type InstructorMessage, useInstructorMessages } from './useInstructorMessages.ts';

/** How long a message has waited for an answer. */
const WaitingBadge = ({ since }: { since: string }) => {
  const t = useTranslate();
  const time = useWaitedTime(since, useMinute());
  return <Badge kind="warning">{t('panel.messages.waits', { time })}</Badge>;
};

const MessageWithReply = ({ message }: { message: InstructorMessage }) => {
  const t = useTranslate();
  const [isReplying, setReplying] = useState(false);
  const text = message.status ? 'panel.messages.answer_again' : 'panel.messages.answer';
  return (
    <Message
      from={message.name}
      badge={message.status ? undefined : <WaitingBadge since={message.createdAt} />}
      message={message.message}
      createdAt={message.createdAt}
      reply={message.reply}
      repliedAt={message.repliedAt}
    >
      {isReplying ? (
        <ReplyForm message={message} onClose={() => setReplying(false)} />
      ) : (
        <Button
          variant={message.status ? 'line' : 'solid'}
          size="small"
          icon={<IconMessageReply aria-hidden />}
          aria-label={`${t(text)}: ${message.name}`}
          onClick={() => setReplying(true)}
          text={text}
        />
      )}
    </Message>
  );
};

const useShownMessages = () => {
  const [searchParams, setSearchParams] = useSearchParams();
  const show = (kind: 'waiting' | 'answered'): void =>
    setSearchParams((params) => {
      if (kind === 'answered') params.set('show', kind);
      else params.delete('show');
      return params;
    });
  return { isAnswered: searchParams.get('show') === 'answered', show };
};

/** The messages of students: first those that wait for an answer, the longest wait first. */
export const MessagesTab = ({ instructor }: { instructor: string }) => {
  const t = useTranslate();
  const { isAnswered, show } = useShownMessages();
  const waiting = useQuery(waitingMessagesQuery(instructor)).data?.unanswered;
  const list = useInstructorMessages(instructor, isAnswered);
  const kind = isAnswered ? 'answered' : 'waiting';
  return (
    <div className={panelStyles.body}>
      <section className={messagesStyles.list} aria-labelledby="messages-list">
        <h2 id="messages-list" className={layout.visuallyHidden}>
          {t('panel.messages.list')}
        </h2>
        <Pills
          connected
          label={t('panel.messages.filter')}
          items={[
            { key: 'waiting', label: t('panel.messages.waiting', { count: waiting ?? 0 }) },
            { key: 'answered', label: t('panel.messages.answered') },
          ]}
          current={kind}
          onChange={show}
        />
        <MessageBox
          key={kind}
          label={`panel.messages.list_${kind}`}
          empty={`panel.messages.empty_${kind}`}
          list={list}
        >
          {(messages) => (
            <ul>
              {messages.map((message) => (
                <li key={message._id}>
                  <MessageWithReply message={message} />
                </li>
              ))}
            </ul>
          )}
        </MessageBox>
      </section>
    </div>
  );
};
