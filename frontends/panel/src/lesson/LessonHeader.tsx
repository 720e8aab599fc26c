import {
  Badge,
  Button,
  buttonStyles,
  daysUntil,
  Link,
  layout,
  typography,
  useI18n,
  useStudent,
} from '@sargam/kit';
import { IconArrowLeft, IconClock, IconSchool } from '@tabler/icons-react';
import { courseUrl } from '../shared/lesson-url.ts';
import { tabUrl } from '../student/tabs.ts';
import styles from './lesson.module.css';
import type { CurrentLesson } from './useCurrentLesson.ts';
import type { useStudyMode } from './useStudyMode.ts';

type Props = { study: CurrentLesson; mode: ReturnType<typeof useStudyMode> };

const DaysLeft = ({ access }: Pick<CurrentLesson['course'], 'access'>) => {
  const { t } = useI18n();
  if (!access?.active) return null;
  const days = Math.max(0, daysUntil(access.endsAt));
  return (
    <Badge icon={<IconClock aria-hidden />}>
      {days === 0 ? t('panel.access.today') : t('kit.count.days_left', { count: days })}
    </Badge>
  );
};

/** Back link, title, remaining days and the study mode switch. */
export const LessonHeader = ({ study: { course, lesson, number, freeVideo }, mode }: Props) => {
  const { t, format } = useI18n();
  const owned = useStudent() !== undefined && Boolean(course.access);
  const back = t(owned ? 'panel.lesson.back' : 'panel.lesson.back_course');
  return (
    <header className={styles.header}>
      <Link
        className={buttonStyles.iconButton}
        to={owned ? tabUrl('0') : courseUrl(course._id)}
        aria-label={back}
        title={back}
      >
        <IconArrowLeft aria-hidden />
      </Link>
      <div className={layout.grow}>
        <p className={`${typography.tiny} ${typography.faint}`}>{course.title}</p>
        <h1>
          {freeVideo?.title ?? t('panel.lesson.title', { number: format.count(number), title: lesson.title })}
        </h1>
      </div>
      <span className={layout.desktopOnly}>
        <DaysLeft access={course.access} />
      </span>
      <Button
        variant="soft"
        size="small"
        icon={<IconSchool aria-hidden />}
        aria-pressed={mode.isDark}
        aria-label={t('panel.lesson.study')}
        onClick={mode.toggle}
      >
        <span className={layout.desktopOnly}>{t('panel.lesson.study')}</span>
      </Button>
    </header>
  );
};
