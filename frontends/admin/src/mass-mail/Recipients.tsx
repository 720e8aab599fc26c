import { apiGet, Button, Text } from '@sargam/kit';
import {
  DataTable,
  FilterBar,
  SelectFilter,
  type TableColumn,
  useList,
  useListState,
} from '../table/index.ts';
import styles from './mass-mail.module.css';
import { outcomes, type Recipient } from './mass-mail.ts';
import { recipientColumns } from './recipient-columns.tsx';

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
        columns={[...recipientColumns, resend]}
        rowKey={({ _id }) => _id}
        list={list}
        result={result}
        csv
      />
    </section>
  );
};
