import { type ApiSchemas, Link, layout, toast, typography, useI18n, useNavigate, useUser } from '@sargam/kit';
import { IconAntennaBars5, IconCheck, IconLock } from '@tabler/icons-react';
import { courseUrl, lessonUrl, loginUrl } from '../shared/lesson-url.ts';
import styles from './lesson.module.css';

/** Returns a function that reacts to a click on a locked lesson. */
const useLockedLessonClick = (course: ApiSchemas['CourseDetail']) => {
  const { t } = useI18n();
  const user = useUser();
  const navigate = useNavigate();
  return (lesson: ApiSchemas['Lesson']): void => {
    if (lesson.status === 'login' && !user) {
      toast.error(t('kit.auth.login_first'));
      void navigate(loginUrl(lessonUrl(course._id, lesson._id)));
      return;
    }
    toast.warning(t('panel.lesson.buy_first'), {
      action: { label: t('panel.lesson.see_prices'), to: courseUrl(course._id) },
    });
  };
};

type Lesson = ApiSchemas['Lesson'];
type Mark = 'now' | 'done' | 'lock' | 'open';

const markOf = (lesson: Lesson, isCurrent: boolean): Mark => {
  if (isCurrent) return 'now';
  if (lesson.completed) return 'done';
  return lesson.src === null ? 'lock' : 'open';
};

const markTexts: Record<Mark, string | undefined> = {
  now: 'panel.lesson.now',
  done: 'panel.lesson.watched',
  lock: 'panel.lesson.locked',
  open: undefined,
};

const MarkIcon = ({ mark, number }: { mark: Mark; number: number }) => {
  const { format } = useI18n();
  if (mark === 'now') return <IconAntennaBars5 aria-hidden />;
  if (mark === 'done') return <IconCheck aria-hidden />;
  if (mark === 'lock') return <IconLock aria-hidden />;
  return (
    <span className={`${typography.digits} ${typography.small}`} aria-hidden="true">
      {format.count(number)}
    </span>
  );
};

type Props = { course: ApiSchemas['CourseDetail']; lesson: Lesson; number: number; isCurrent: boolean };

/** A click on a locked lesson explains why it is locked. */
export const LessonRow = ({ course, lesson, number, isCurrent }: Props) => {
  const { t, format } = useI18n();
  const explainLock = useLockedLessonClick(course);
  const mark = markOf(lesson, isCurrent);
  const markText = markTexts[mark];
  const content = (
    <>
      <span className={styles.icon}>
        <MarkIcon mark={mark} number={number} />
      </span>
      <span>
        {lesson.title}
        {markText && <span className={layout.visuallyHidden}>, {t(markText)}</span>}
      </span>
      <small>{format.clock(lesson.duration)}</small>
    </>
  );
  if (lesson.src === null) {
    return (
      <button
        type="button"
        className={`${styles.lesson} ${styles[mark] ?? ''}`}
        aria-current={isCurrent || undefined}
        onClick={() => explainLock(lesson)}
      >
        {content}
      </button>
    );
  }
  return (
    <Link
      className={`${styles.lesson} ${styles[mark] ?? ''}`}
      to={lessonUrl(course._id, lesson._id)}
      state={{ play: true }}
      aria-current={isCurrent || undefined}
    >
      {content}
    </Link>
  );
};
