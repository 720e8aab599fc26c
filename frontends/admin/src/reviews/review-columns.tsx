import { Badge, Stars, typography, useI18n } from '@sargam/kit';
import { courseColumn, dateColumn, studentColumn, type TableColumn } from '../table/index.ts';
import type { Review } from './review.ts';
import styles from './reviews.module.css';

const Words = ({ text, answer }: Review) => {
  const { t } = useI18n();
  return (
    <div className={styles.words}>
      <p>{text}</p>
      {answer && (
        <p className={`${typography.small} ${typography.muted}`}>
          {t('admin.course_review.answer')}: {answer.text}
        </p>
      )}
    </div>
  );
};

const State = ({ hiddenAt, hideReason, answer }: Review) => {
  const { format } = useI18n();
  if (!hiddenAt)
    return (
      <Badge
        kind={answer ? 'success' : 'plain'}
        text={answer ? 'admin.course_review.answered' : 'admin.course_review.state.visible'}
      />
    );
  return (
    <>
      <Badge kind="danger" text="admin.course_review.state.hidden" />{' '}
      <span className={`${typography.tiny} ${typography.faint}`}>{format.shortDate(hiddenAt)}</span>
      <p className={`${typography.tiny} ${typography.muted}`}>{hideReason}</p>
    </>
  );
};

export const reviewColumns: TableColumn<Review>[] = [
  studentColumn,
  courseColumn({ header: 'admin.certificate.course', name: ({ courseName }) => courseName }),
  {
    key: 'rating',
    header: 'admin.course_review.rating',
    cell: ({ rating }) => <Stars rating={rating} />,
    value: ({ rating }) => rating,
  },
  {
    key: 'text',
    header: 'admin.course_review.text',
    narrow: 'full',
    cell: (review) => <Words {...review} />,
    value: ({ text }) => text,
  },
  dateColumn({ key: 'written', header: 'admin.course_review.written', at: ({ writtenAt }) => writtenAt }),
  {
    key: 'state',
    header: 'admin.orders.col.state',
    narrow: 'full',
    cell: (review) => <State {...review} />,
    value: ({ hiddenAt }, { t }) => t(`admin.course_review.state.${hiddenAt ? 'hidden' : 'visible'}`),
  },
];
