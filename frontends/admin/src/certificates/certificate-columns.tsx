import { Badge, typography, useI18n } from '@sargam/kit';
import { ScreenLink } from '../frame/ScreenLink.tsx';
import { DateCell, EmptyCell, PersonCell, type TableColumn } from '../table/index.ts';
import { type Certificate, certificateBadges } from './certificate.ts';

const Mark = ({ mark }: { mark: number | null }) => {
  const { format } = useI18n();
  return mark === null ? <EmptyCell /> : <>{format.count(mark)}</>;
};

const State = ({ state, providedAt, revokedAt, revokeReason }: Certificate) => {
  const { format } = useI18n();
  const at = revokedAt ?? providedAt;
  return (
    <>
      <Badge kind={certificateBadges[state]} text={`admin.certificate.state.${state}`} />{' '}
      {at && <span className={`${typography.tiny} ${typography.faint}`}>{format.shortDate(at)}</span>}
      {revokeReason && <p className={`${typography.tiny} ${typography.muted}`}>{revokeReason}</p>}
    </>
  );
};

export const certificateColumns: TableColumn<Certificate>[] = [
  {
    key: 'student',
    header: 'admin.orders.col.buyer_email',
    fixed: true,
    narrow: 'full',
    cell: ({ userId, userName, userEmail }) => <PersonCell id={userId} name={userName} email={userEmail} />,
    value: ({ userName, userEmail }) => `${userName} <${userEmail}>`,
  },
  {
    key: 'course',
    header: 'admin.certificate.course',
    narrow: 'full',
    cell: ({ courseId, courseName }) => (
      <ScreenLink to={`/courseview?id=${courseId}`}>{courseName || courseId}</ScreenLink>
    ),
    value: ({ courseName }) => courseName,
  },
  {
    key: 'applied',
    header: 'admin.certificate.applied',
    cell: ({ appliedAt }) => <DateCell at={appliedAt} />,
    value: ({ appliedAt }, { format }) => format.shortDate(appliedAt),
  },
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
