import { type ApiSchemas, apiGet, Text, typography, useI18n } from '@sargam/kit';
import {
  dateTimeColumn,
  EmptyCell,
  ListPage,
  personColumn,
  type TableColumn,
  useList,
  useListState,
} from '../table/index.ts';
import { reasonText, templateText } from './mail-texts.ts';

type UnknownMail = ApiSchemas['UnknownMail'];

const Template = ({ template }: UnknownMail) => templateText(template, useI18n().t);
const Reason = ({ reason }: UnknownMail) => (reason ? reasonText(reason, useI18n().t) : <EmptyCell />);

const columns: TableColumn<UnknownMail>[] = [
  dateTimeColumn({ key: 'at', header: 'admin.mail.when', fixed: true, at: ({ at }) => at }),
  personColumn({
    key: 'recipient',
    header: 'admin.mail.recipient',
    narrow: 'full',
    person: ({ userId, userName, email }) => ({ id: userId, name: userName, email }),
  }),
  {
    key: 'template',
    header: 'admin.unknown_mails.template_label',
    narrow: 'full',
    cell: (mail) => <Template {...mail} />,
    value: ({ template }, { t }) => templateText(template, t),
  },
  {
    key: 'reason',
    header: 'admin.mail.reason_label',
    narrow: 'full',
    cell: (mail) => <Reason {...mail} />,
    value: ({ reason }, { t }) => reasonText(reason, t),
  },
];

/** The mails of which it is not known whether they were sent. Nothing sends one of them again by itself. */
export default function UnknownMailsPage() {
  const list = useListState({ pageSize: 20 });
  const result = useList(apiGet('/mails/unknown', { query: list.query }));
  return (
    <ListPage
      title="admin.dashboard.waiting.mails"
      filters={
        <p className={`${typography.small} ${typography.muted}`}>
          <Text id="admin.unknown_mails.about" />
        </p>
      }
      name="unknown-mails"
      columns={columns}
      list={list}
      result={result}
    />
  );
}
