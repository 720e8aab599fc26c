import { type ApiSchemas, ButtonLink, useTranslate } from '@sargam/kit';
import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react';
import { lessonAddress } from '../shared/lesson-address.ts';
import type { Study } from './useLesson.ts';

type StepProps = { course: string; lesson: ApiSchemas['Lesson']; forth?: boolean };

const Step = ({ course, lesson, forth }: StepProps) => {
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
export const Steps = ({ study: { course, previous, next } }: { study: Study }) => {
  const t = useTranslate();
  if (!previous && !next) return null;
  return (
    <nav className="steps" aria-label={t('panel.lesson.list')}>
      {previous ? <Step course={course._id} lesson={previous} /> : <span />}
      {next && <Step course={course._id} lesson={next} forth />}
    </nav>
  );
};
