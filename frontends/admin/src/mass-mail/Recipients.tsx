import { apiGet, Badge, Button, Text } from '@sargam/kit';
import {
  DataTable,
  dateTimeColumn,
  FilterBar,
  PersonCell,
  SelectFilter,
  type TableColumn,
  useList,
  useListState,
} from '../table/index.ts';
import styles from './mass-mail.module.css';
import { outcomeBadges, outcomes, type Recipient } from './mass-mail.ts';

const ownReasons: ReadonlySet<string> = new Set(['suspended', 'unsubscribed', 'process-stopped']);

/** Our own reason as a text; the answer of the mail relay as it is. */
const Reason = ({ reason }: Pick<Recipient, 'reason'>) =>
  ownReasons.has(reason) ? <Text id={`admin.mail.reason.${reason}`} /> : <span lang="en">{reason}</span>;

const columns: TableColumn<Recipient>[] = [
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
    value: ({ reason }) => reason,
  },
  dateTimeColumn({ key: 'at', header: 'admin.mail.when', at: ({ at }) => at }),
];

type Props = {
  mailId: string;
  /** Sends to one recipient again; absent while the mail is being sent. */
  onResend: ((recipientId: string) => void) | undefined;
};

/** Every recipient with the outcome. */
export const Recipients = ({ mailId, onResend }: Props) => {
  const list = useListState({ pageSize: 20, filters: { state: outcomes } });
  const result = useList(apiGet('/mass-mail/{id}/recipients', { path: { id: mailId }, query: list.query }));
  const resend: TableColumn<Recipient> = {
    key: 'resend',
    header: 'admin.mail.resend',
    hideHeader: true,
    cell: ({ _id, state }) =>
      state === 'unknown' &&
      onResend && (
        <Button size="small" variant="line" onClick={() => onResend(_id)} text="admin.mail.resend" />
      ),
  };
  return (
    <section className={styles.section}>
      <h2>
        <Text id="admin.mail.recipients_title" />
      </h2>
      <FilterBar>
        <SelectFilter
          list={list}
          name="state"
          label="admin.mail.outcome_label"
          values={outcomes}
          textKey={(value) => `admin.mail.outcome.${value}`}
        />
      </FilterBar>
      <DataTable
        name="mass-mail-recipients"
        caption="admin.mail.recipients_title"
        columns={[...columns, resend]}
        rowKey={({ _id }) => _id}
        list={list}
        result={result}
        csv
      />
    </section>
  );
};
