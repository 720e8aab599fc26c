import { type ApiSchemas, Badge, EmptyMessage, typography, useI18n } from '@sargam/kit';
import { QueryStates } from '../../shared/QueryStates.tsx';
import { dropOffQuery } from '../../shared/queries.ts';
import { TableSkeleton } from '../../shared/TableSkeleton.tsx';
import { useRetryingQuery } from '../../shared/useRetryingQuery.ts';
import styles from './drop-off.module.css';
import { findLargestDrop } from './largest-drop.ts';

type Numbers = { students: number; data: ApiSchemas['LessonDropOff'][] };
type LessonProps = {
  lesson: ApiSchemas['LessonDropOff'];
  number: number;
  students: number;
  isLargest: boolean;
};

const LessonRow = ({ lesson: { title, started, watched }, number, students, isLargest }: LessonProps) => {
  const { t, format } = useI18n();
  const widthOf = (count: number): string => `${Math.min(100, (count / Math.max(1, students)) * 100)}%`;
  return (
    <li>
      <p className={styles.lesson}>
        <span>
          <span className={typography.faint}>{format.count(number)}.</span> {title}
        </span>
        <span className={`${typography.small} ${typography.muted} ${typography.digits}`}>
          {t('panel.drop_off.numbers', { started: format.count(started), watched: format.count(watched) })}
        </span>
      </p>
      <div className={styles.bar} aria-hidden="true">
        <i className={styles.started} style={{ width: widthOf(started) }} />
        <i className={styles.watched} style={{ width: widthOf(watched) }} />
      </div>
      {isLargest && <Badge kind="warning" icon={null} text="panel.drop_off.largest" />}
    </li>
  );
};

const Lessons = ({ students, data }: Numbers) => {
  const { t } = useI18n();
  const largest = findLargestDrop(students, data);
  return (
    <div>
      <p className={`${typography.small} ${typography.muted}`}>
        {t('panel.drop_off.students', { count: students })}
      </p>
      <ol className={styles.lessons}>
        {data.map((lesson, at) => (
          <LessonRow
            key={lesson._id}
            lesson={lesson}
            number={at + 1}
            students={students}
            isLargest={lesson._id === largest}
          />
        ))}
      </ol>
    </div>
  );
};

/** How many students began and watched each lesson of a course. */
export const DropOff = ({ course }: { course: string }) => (
  <QueryStates state={useRetryingQuery(dropOffQuery(course))} skeleton={<TableSkeleton rows={5} />}>
    {(numbers) =>
      numbers.data.length === 0 ? (
        <EmptyMessage title="panel.drop_off.empty" />
      ) : (
        <Lessons students={numbers.students} data={numbers.data} />
      )
    }
  </QueryStates>
);
