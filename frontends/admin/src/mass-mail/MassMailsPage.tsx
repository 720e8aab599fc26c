import { apiGet, Badge, ButtonLink, typography, useI18n, useTranslate } from '@sargam/kit';
import { ScreenLink } from '../frame/ScreenLink.tsx';
import {
  dateTimeColumn,
  EmptyCell,
  ListPage,
  personColumn,
  SelectFilter,
  type TableColumn,
  useList,
  useListState,
} from '../table/index.ts';
import { MailProgress } from './MailProgress.tsx';
import { type ListedMassMail, mailPath, stateBadges, states } from './mass-mail.ts';

const AudienceName = ({ mailTo }: Pick<ListedMassMail, 'mailTo'>) =>
  useTranslate()(`admin.mail.audience.${mailTo}`);

const CountCell = ({ count }: { count: number }) => {
  const { format } = useI18n();
  return count > 0 ? <b>{format.count(count)}</b> : <EmptyCell />;
};

const columns: TableColumn<ListedMassMail>[] = [
  {
    key: 'subject',
    header: 'admin.mail.subject',
    fixed: true,
    narrow: 'full',
    cell: ({ _id, subject }) => (
      <ScreenLink to={mailPath(_id)} className={typography.bold}>
        {subject || '–'}
      </ScreenLink>
    ),
    value: ({ subject }) => subject,
  },
  {
    key: 'audience',
    header: 'admin.mail.mailTo',
    cell: ({ mailTo }) => <AudienceName mailTo={mailTo} />,
    value: ({ mailTo }, { t }) => t(`admin.mail.audience.${mailTo}`),
  },
  {
    key: 'state',
    header: 'admin.mail.state_label',
    cell: ({ state }) => <Badge kind={stateBadges[state]} text={`admin.mail.state.${state}`} />,
    value: ({ state }, { t }) => t(`admin.mail.state.${state}`),
  },
  {
    key: 'progress',
    header: 'admin.mail.progress_label',
    narrow: 'full',
    cell: (mail) => (mail.total > 0 ? <MailProgress mail={mail} /> : <EmptyCell />),
    value: ({ total, waiting }) => (total > 0 ? `${total - waiting}/${total}` : ''),
  },
  {
    key: 'failed',
    header: 'admin.mail.outcome.failed',
    numeric: true,
    cell: ({ failed }) => <CountCell count={failed} />,
    value: ({ failed }) => failed,
  },
  {
    key: 'unknown',
    header: 'admin.mail.outcome.unknown',
    numeric: true,
    cell: ({ unknown }) => <CountCell count={unknown} />,
    value: ({ unknown }) => unknown,
  },
  dateTimeColumn({
    key: 'when',
    header: 'admin.mail.when',
    at: ({ startedAt, sendAt, createdAt }) => startedAt ?? sendAt ?? createdAt,
  }),
  personColumn({
    key: 'author',
    header: 'admin.mail.author',
    person: ({ createdBy, authorName }) => ({ id: createdBy, name: authorName || createdBy }),
  }),
];

const write = <ButtonLink variant="main" to="/admin/mass-mailing/new" text="admin.mail.write" />;

/** All mass mails with their state and progress. */
export default function MassMailsPage() {
  const list = useListState({ pageSize: 10, filters: { state: states } });
  const result = useList(apiGet('/mass-mail/', { query: list.query }));
  return (
    <ListPage
      title="admin.menu.mail"
      actions={write}
      filters={
        <SelectFilter
          list={list}
          name="state"
          label="admin.mail.state_label"
          values={states}
          textKey={(value) => `admin.mail.state.${value}`}
        />
      }
      name="mass-mail"
      columns={columns}
      list={list}
      result={result}
      emptyAction={<ButtonLink to="/admin/mass-mailing/new" text="admin.mail.write" />}
    />
  );
}
