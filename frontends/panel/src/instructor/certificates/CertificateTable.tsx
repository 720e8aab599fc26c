import {
  type ApiSchemas,
  Badge,
  type BadgeKind,
  Button,
  type Column,
  layout,
  Table,
  typography,
  useI18n,
} from '@sargam/kit';

type Request = ApiSchemas['TaughtCertificateRequest'];

const badges: Record<Request['state'], BadgeKind> = {
  pending: 'warning',
  provided: 'success',
  revoked: 'danger',
};

/** On a phone the table has no header, so the cell names its value. */
const NamedCell = ({ name, children }: { name: string; children: string }) => {
  const { t } = useI18n();
  return (
    <>
      <span className={`${layout.phoneOnly} ${typography.tiny} ${typography.faint}`}>{t(name)} </span>
      <span className={typography.digits}>{children}</span>
    </>
  );
};

const useColumns = (onMark: (request: Request) => void): Column<Request>[] => {
  const { t, format } = useI18n();
  const mark = (header: string, read: (request: Request) => number | null): Column<Request> => ({
    header,
    numeric: true,
    cell: (request) => {
      const value = read(request);
      return <NamedCell name={header}>{value === null ? '–' : format.count(value)}</NamedCell>;
    },
  });
  return [
    {
      header: 'panel.exams.student',
      cell: ({ userName }) => <b className={typography.bold}>{userName || t('panel.exams.unnamed')}</b>,
    },
    { header: 'panel.exams.course', cell: ({ courseName }) => courseName || '–' },
    {
      header: 'panel.exams.watched',
      cell: ({ lessonsWatched: watched, lessonsTotal: total }) => (
        <NamedCell name="panel.exams.watched">
          {t('panel.exams.of', { watched: format.count(watched), total: format.count(total) })}
        </NamedCell>
      ),
    },
    {
      header: 'panel.exams.applied',
      cell: ({ appliedAt }) => <NamedCell name="panel.exams.applied">{format.date(appliedAt)}</NamedCell>,
    },
    mark('panel.exams.theory', ({ theory }) => theory),
    mark('panel.exams.practical', ({ practical }) => practical),
    {
      header: 'panel.exams.state_header',
      cell: ({ state }) => <Badge kind={badges[state]} text={`panel.exams.state.${state}`} />,
    },
    {
      header: 'panel.exams.actions',
      hideHeader: true,
      narrowLayout: 'full',
      cell: (request) =>
        request.state !== 'provided' && (
          <Button
            variant="line"
            size="small"
            aria-label={t('panel.exams.marks_label', { student: request.userName })}
            onClick={() => onMark(request)}
            text="panel.exams.marks"
          />
        ),
    },
  ];
};

type Props = { requests: readonly Request[]; onMark: (request: Request) => void };

export const CertificateTable = ({ requests, onMark }: Props) => (
  <Table
    columns={useColumns(onMark)}
    rows={requests}
    rowKey={({ _id }) => _id}
    isHighlighted={({ state }) => state === 'provided'}
    caption="panel.exams.title"
  />
);
