import { Badge, Link, typography, useI18n } from '@sargam/kit';
import { courseColumn, dateColumn, EmptyCell, studentColumn, type TableColumn } from '../table/index.ts';
import { type Certificate, certificateBadges } from './certificate.ts';

const Mark = ({ mark }: { mark: number | null }) => {
  const { format } = useI18n();
  return mark === null ? <EmptyCell /> : <>{format.count(mark)}</>;
};

const State = ({ state, providedAt, revokedAt, revokeReason, code, serial }: Certificate) => {
  const { format } = useI18n();
  const at = revokedAt ?? providedAt;
  return (
    <>
      <Badge kind={certificateBadges[state]} text={`admin.certificate.state.${state}`} />{' '}
      {at && <span className={`${typography.tiny} ${typography.faint}`}>{format.shortDate(at)}</span>}
      {code && (
        <p className={typography.tiny}>
          <Link to={`/certificate/${code}`}>{serial}</Link>
        </p>
      )}
      {revokeReason && <p className={`${typography.tiny} ${typography.muted}`}>{revokeReason}</p>}
    </>
  );
};

export const certificateColumns: TableColumn<Certificate>[] = [
  studentColumn,
  courseColumn({ header: 'admin.certificate.course', name: ({ courseName }) => courseName }),
  dateColumn({ key: 'applied', header: 'admin.certificate.applied', at: ({ appliedAt }) => appliedAt }),
  {
    key: 'theory',
    header: 'admin.certificate.theory',
    numeric: true,
    cell: ({ theory }) => <Mark mark={theory} />,
    value: ({ theory }) => theory ?? '',
  },
  {
    key: 'practical',
    header: 'admin.certificate.practical',
    numeric: true,
    cell: ({ practical }) => <Mark mark={practical} />,
    value: ({ practical }) => practical ?? '',
  },
  {
    key: 'state',
    header: 'admin.orders.col.state',
    narrow: 'full',
    cell: (certificate) => <State {...certificate} />,
    value: ({ state }, { t }) => t(`admin.certificate.state.${state}`),
  },
];
