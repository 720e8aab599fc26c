import { type ApiSchemas, ButtonLink, Text, typography, useTranslate } from '@sargam/kit';
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { lessonUrl } from '../shared/lesson-url.ts';
import styles from './lesson.module.css';
import type { CurrentLesson } from './useCurrentLesson.ts';

type NavigationLinkProps = { course: string; lesson: ApiSchemas['Lesson']; isNext?: boolean };

const NavigationLink = ({ course, lesson, isNext }: NavigationLinkProps) => (
  <ButtonLink
    className={isNext ? `${styles.step} ${styles.next}` : styles.step}
    variant={isNext ? 'solid' : 'line'}
    to={lessonUrl(course, lesson._id)}
    state={{ play: true }}
    rel={isNext ? 'next' : 'prev'}
    icon={isNext ? undefined : <IconArrowLeft aria-hidden />}
  >
    <span>
      <span className={typography.tiny}>
        <Text id={isNext ? 'panel.lesson.next' : 'panel.lesson.previous'} />
      </span>
      <span className={styles.stepTitle}>{lesson.title}</span>
    </span>
    {isNext && <IconArrowRight aria-hidden />}
  </ButtonLink>
);

/** Links to the previous and the next lesson. */
export const LessonNavigation = ({ study: { course, previous, next } }: { study: CurrentLesson }) => {
  const t = useTranslate();
  if (!previous && !next) return null;
  return (
    <nav className={styles.navigation} aria-label={t('panel.lesson.list')}>
      {previous ? <NavigationLink course={course._id} lesson={previous} /> : <span />}
      {next && <NavigationLink course={course._id} lesson={next} isNext />}
    </nav>
  );
};
