import { Button, buttonStyles, Link, layout, typography, useI18n, useStudent } from '@sargam/kit';
import { IconArrowLeft, IconSchool } from '@tabler/icons-react';
import { courseUrl } from '../shared/lesson-url.ts';
import { tabUrl } from '../student/tabs.ts';
import { AccessLink } from './AccessLink.tsx';
import styles from './lesson.module.css';
import type { CurrentLesson } from './useCurrentLesson.ts';
import type { useStudyMode } from './useStudyMode.ts';

type Props = { study: CurrentLesson; mode: ReturnType<typeof useStudyMode> };

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
        <div className={styles.course}>
          <p className={`${typography.tiny} ${typography.faint}`}>{course.title}</p>
          <AccessLink course={course} />
        </div>
        <h1>
          {freeVideo?.title ?? t('panel.lesson.title', { number: format.count(number), title: lesson.title })}
        </h1>
      </div>
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
