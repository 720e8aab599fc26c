import { api, buttonStyles, useI18n } from '@sargam/kit';
import { truncateText } from '@sargam/kit/format';
import { useAction } from '../form/useAction.ts';
import { type FilterProps, MessageBox } from './MessageBox.tsx';
import { MessageItem } from './MessageItem.tsx';
import { type GeneralMessage, useGeneralMessages } from './useMessages.ts';

/** Mail clients refuse long links. */
const MAX_QUOTE = 500;

/** A new mail to the writer with the quoted message. */
const toMailLink = (email: string, subject: string, message: string): string => {
  const quote = truncateText(message, MAX_QUOTE).replace(/^/gm, '> ');
  return `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(`\n\n${quote}`)}`;
};

/** Messages of the contact form. Reply opens the mail client and marks the message as replied (decision B17). */
export const GeneralMessages = (filtering: FilterProps) => {
  const { t } = useI18n();
  const list = useGeneralMessages(filtering.filter);
  const markReplied = useAction(
    ({ _id }: GeneralMessage) => api.GET('/contact/general/{id}', { params: { path: { id: _id } } }),
    { saved: 'admin.message.marked', failed: 'admin.generic.failed_please', refresh: '/contact' },
  );
  return (
    <MessageBox
      title="admin.menu.messages_general"
      fileName="sargam-general-messages"
      {...filtering}
      list={list}
      item={(message) => (
        <MessageItem
          {...message}
          from={message.name}
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
