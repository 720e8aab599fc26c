import { type ApiSchemas, Link, layout, toast, typography, useI18n, useNavigate, useUser } from '@sargam/kit';
import rowStyles from '@sargam/kit/lesson-row.module.css';
import { IconAntennaBars5, IconCheck, IconLock } from '@tabler/icons-react';
import { courseUrl, lessonUrl, loginUrl } from '../shared/lesson-url.ts';

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
type LessonState = 'current' | 'watched' | 'marked' | 'locked' | 'open';

const stateOf = (lesson: Lesson, isCurrent: boolean): LessonState => {
  if (isCurrent) return 'current';
  if (lesson.completed) return lesson.watched ? 'watched' : 'marked';
  return lesson.src === null ? 'locked' : 'open';
};

const stateTexts: Partial<Record<LessonState, string>> = {
  current: 'panel.lesson.now',
  watched: 'panel.lesson.watched',
  marked: 'panel.lesson.marked',
  locked: 'panel.lesson.locked',
};

const stateStyles: Partial<Record<LessonState, string>> = {
  current: rowStyles.current,
  watched: rowStyles.highlighted,
  marked: rowStyles.highlighted,
  locked: rowStyles.locked,
};

const StateIcon = ({ state, number }: { state: LessonState; number: number }) => {
  const { format } = useI18n();
  if (state === 'current') return <IconAntennaBars5 aria-hidden />;
  if (state === 'watched' || state === 'marked') return <IconCheck aria-hidden />;
  if (state === 'locked') return <IconLock aria-hidden />;
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
  const state = stateOf(lesson, isCurrent);
  const stateText = stateTexts[state];
  const className = `${rowStyles.lesson} ${stateStyles[state] ?? ''}`;
  const content = (
    <>
      <span className={rowStyles.icon}>
        <StateIcon state={state} number={number} />
      </span>
      <span>
        {lesson.title}
        {stateText && <span className={layout.visuallyHidden}>, {t(stateText)}</span>}
      </span>
      <small>{format.clock(lesson.duration)}</small>
    </>
  );
  if (lesson.src === null) {
    return (
      <button
        type="button"
        className={className}
        aria-current={isCurrent || undefined}
        onClick={() => explainLock(lesson)}
      >
        {content}
      </button>
    );
  }
  return (
    <Link
      className={className}
      to={lessonUrl(course._id, lesson._id)}
      state={{ play: true }}
      aria-current={isCurrent || undefined}
    >
      {content}
    </Link>
  );
};
