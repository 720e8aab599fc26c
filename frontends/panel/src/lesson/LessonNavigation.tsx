import { type ApiSchemas, ButtonLink, useTranslate } from '@sargam/kit';
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { lessonAddress } from '../shared/lesson-address.ts';
import type { CurrentLesson } from './useCurrentLesson.ts';

type NavigationLinkProps = { course: string; lesson: ApiSchemas['Lesson']; forth?: boolean };

const NavigationLink = ({ course, lesson, forth }: NavigationLinkProps) => {
  const t = useTranslate();
  return (
    <ButtonLink
      className={forth ? 'step forth' : 'step'}
      variant={forth ? 'solid' : 'line'}
      to={lessonAddress(course, lesson._id)}
      state={{ play: true }}
      rel={forth ? 'next' : 'prev'}
      icon={forth ? undefined : <IconArrowLeft aria-hidden />}
    >
      <span>
        <span className="xs">{t(forth ? 'panel.lesson.next' : 'panel.lesson.previous')}</span>
        <span className="step-title">{lesson.title}</span>
      </span>
      {forth && <IconArrowRight aria-hidden />}
    </ButtonLink>
  );
};

/** The lessons before and after this one. */
export const LessonNavigation = ({ study: { course, previous, next } }: { study: CurrentLesson }) => {
  const t = useTranslate();
  if (!previous && !next) return null;
  return (
    <nav className="steps" aria-label={t('panel.lesson.list')}>
      {previous ? <NavigationLink course={course._id} lesson={previous} /> : <span />}
      {next && <NavigationLink course={course._id} lesson={next} forth />}
    </nav>
  );
};
