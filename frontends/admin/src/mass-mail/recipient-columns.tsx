import { Badge, Text } from '@sargam/kit';
import { dateTimeColumn, PersonCell, type TableColumn } from '../table/index.ts';
import { outcomeBadges, type Recipient } from './mass-mail.ts';

const ownReasons: ReadonlySet<string> = new Set(['suspended', 'unsubscribed', 'process-stopped']);

/** Our own reason as a text; the answer of the mail relay as it is. */
const Reason = ({ reason }: Pick<Recipient, 'reason'>) =>
  ownReasons.has(reason) ? <Text id={`admin.mail.reason.${reason}`} /> : <span lang="en">{reason}</span>;

export const recipientColumns: TableColumn<Recipient>[] = [
  {
    key: 'recipient',
    header: 'admin.mail.recipient',
    fixed: true,
    narrow: 'full',
    cell: ({ userId, name, email }) =>
      userId ? <PersonCell id={userId} name={name || email} email={email} /> : <span lang="en">{email}</span>,
    value: ({ name, email }) => (name ? `${name} <${email}>` : email),
  },
  {
    key: 'outcome',
    header: 'admin.mail.outcome_label',
    cell: ({ state }) => <Badge kind={outcomeBadges[state]} text={`admin.mail.outcome.${state}`} />,
    value: ({ state }, { t }) => t(`admin.mail.outcome.${state}`),
  },
  {
    key: 'reason',
    header: 'admin.mail.reason_label',
    narrow: 'full',
    cell: ({ reason }) => <Reason reason={reason} />,
    value: ({ reason }, { t }) => (ownReasons.has(reason) ? t(`admin.mail.reason.${reason}`) : reason),
  },
  dateTimeColumn({ key: 'at', header: 'admin.mail.when', at: ({ at }) => at }),
];
