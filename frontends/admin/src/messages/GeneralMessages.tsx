import { api, buttonStyles, useI18n } from '@sargam/kit';
import { truncateText } from '@sargam/kit/format';
import { useAction } from '../form/useAction.ts';
import { MessageBox } from './MessageBox.tsx';
import { MessageItem } from './MessageItem.tsx';
import { type GeneralMessage, type MessageFilter, useGeneralMessages } from './useMessages.ts';

/** Mail clients refuse long links. */
const MAX_QUOTE = 500;

/** A new mail to the writer with the quoted message. */
const toMailLink = (email: string, subject: string, message: string): string => {
  const quote = truncateText(message, MAX_QUOTE).replace(/^/gm, '> ');
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(`\n\n${quote}`)}`;
};

type Props = { filter: MessageFilter; onFilter: (filter: MessageFilter) => void };

/** Messages of the contact form. Reply opens the mail client and marks the message as replied (decision B17). */
export const GeneralMessages = ({ filter, onFilter }: Props) => {
  const { t } = useI18n();
  const list = useGeneralMessages(filter);
  const markReplied = useAction(
    ({ _id }: GeneralMessage) => api.GET('/contact/general/{id}', { params: { path: { id: _id } } }),
    { saved: 'admin.message.marked', failed: 'admin.generic.failed_please', refresh: '/contact' },
  );
  return (
    <MessageBox
      title="admin.menu.messages_general"
      fileName="sargam-general-messages"
      filter={filter}
      onFilter={onFilter}
      list={list}
      item={(message) => (
        <MessageItem
          {...message}
          from={message.name}
          isAnswered={message.status}
          action={
            <a
              className={`${buttonStyles.button} ${buttonStyles.line} ${buttonStyles.small}`}
              href={toMailLink(message.email, t('admin.message.subject'), message.message)}
              aria-label={`${t('admin.message.reply')}: ${message.name}`}
              onClick={() => !message.status && markReplied.mutate(message)}
            >
              {t('admin.message.reply')}
            </a>
          }
        />
      )}
    />
  );
};
