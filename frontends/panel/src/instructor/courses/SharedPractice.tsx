import { type ApiSchemas, Skeleton, typography, useI18n } from '@sargam/kit';
import { noonInDhaka } from '@sargam/kit/format';
import { QueryStates } from '../../shared/QueryStates.tsx';
import { sharedPracticeQuery } from '../../shared/queries.ts';
import { useRetryingQuery } from '../../shared/useRetryingQuery.ts';
import styles from './shared-practice.module.css';

const Row = ({ student }: { student: ApiSchemas['SharedPractice'] }) => {
  const { t, format } = useI18n();
  return (
    <tr>
      <th scope="row">{student.name || t('panel.reviews.student')}</th>
      <td>{format.duration(student.weekSeconds)}</td>
      <td>{format.duration(student.last28DaysSeconds)}</td>
      <td>{format.date(noonInDhaka(student.lastDay))}</td>
    </tr>
  );
};

/** The practice in a course of the students who share their journal (decision B78). */
export const SharedPractice = ({ course }: { course: string }) => {
  const { t } = useI18n();
  const practice = useRetryingQuery(sharedPracticeQuery(course));
  return (
    <QueryStates state={practice} skeleton={<Skeleton height={44} count={3} />}>
      {({ data }) =>
        data.length === 0 ? (
          <p className={typography.muted}>{t('panel.shared_practice.empty')}</p>
        ) : (
          <div className={styles.scroll}>
            <table className={styles.table}>
              <thead>
                <tr>
                  <th scope="col">{t('panel.shared_practice.student')}</th>
                  <th scope="col">{t('panel.shared_practice.week')}</th>
                  <th scope="col">{t('panel.shared_practice.month')}</th>
                  <th scope="col">{t('panel.shared_practice.last')}</th>
                </tr>
              </thead>
              <tbody>
                {data.map((student) => (
                  <Row key={student._id} student={student} />
                ))}
              </tbody>
            </table>
          </div>
        )
      }
    </QueryStates>
  );
};
