import { type ApiSchemas, Link, typography, useI18n } from '@sargam/kit';
import { noonInDhaka } from '@sargam/kit/format';
import { lessonUrl } from '../../../shared/lesson-url.ts';
import { formatLoopTime } from '../../../shared/loop-time.ts';
import styles from './journal.module.css';

type Day = ApiSchemas['PracticeDay'];

const Lesson = ({ lesson }: { lesson: Day['lessons'][number] }) => {
  const { t, format } = useI18n();
  return (
    <li>
      <Link to={lessonUrl(lesson.course, lesson.lesson)}>{lesson.title}</Link>{' '}
      <span className={typography.faint}>{format.duration(lesson.seconds)}</span>
      {lesson.loops.length > 0 && (
        <ul>
          {lesson.loops.map(({ start, end, speed, rounds }) => (
            <li key={`${start} ${end} ${speed}`} className={typography.small}>
              {t('panel.journal.loop', {
                from: format.digits(formatLoopTime(start)),
                to: format.digits(formatLoopTime(end)),
                speed: format.count(speed),
                count: rounds,
              })}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
};

/** What was practised, by day: the newest one is open. */
export const PractisedDays = ({ days }: { days: readonly Day[] }) => {
  const { format } = useI18n();
  return days.map(({ date, seconds, lessons }, index) => (
    <details key={date} className={styles.day} open={index === 0}>
      <summary>
        {format.date(noonInDhaka(date))} <span className={typography.faint}>{format.duration(seconds)}</span>
      </summary>
      <ul>
        {lessons.map((lesson) => (
          <Lesson key={lesson.lesson} lesson={lesson} />
        ))}
      </ul>
    </details>
  ));
};
