import { Button, ButtonLink, layout, Text, typography } from '@sargam/kit';
import { EndCard, play } from '@sargam/kit/player';
import { IconArrowRight, IconRotateClockwise } from '@tabler/icons-react';
import { lessonUrl } from '../../shared/lesson-url.ts';
import { seekTo } from '../practice/video-actions.ts';
import type { CurrentLesson } from '../useCurrentLesson.ts';
import { CourseEnd } from './CourseEnd.tsx';
import styles from './end.module.css';
import { findLessonAfter } from './lesson-after.ts';

const NextTitle = ({ title }: { title: string }) => (
  <p>
    <span className={`${typography.small} ${styles.label}`}>
      <Text id="panel.lesson.next" />
    </span>
    <b>{title}</b>
  </p>
);

const NextLink = ({ to }: { to: string }) => (
  <ButtonLink variant="main" to={to} state={{ play: true }}>
    <Text id="panel.end.next" />
    <IconArrowRight aria-hidden />
  </ButtonLink>
);

type Props = { study: CurrentLesson; video: HTMLVideoElement | undefined };

/** Shown over the video at its end: the next lesson, or what follows after the last one. */
export const LessonEnd = ({ study, video }: Props) => {
  const { course, lesson } = study;
  const after = findLessonAfter(study);
  const again = (): void => {
    if (!video) return;
    seekTo(video, 0);
    play(video);
  };
  return (
    <EndCard isDone={lesson.completed}>
      {after ? <NextTitle title={after.title} /> : <CourseEnd study={study} />}
      <div className={`${layout.row} ${layout.wrapping}`}>
        {after && <NextLink to={lessonUrl(course._id, after._id)} />}
        <Button
          variant="ghost"
          size="small"
          icon={<IconRotateClockwise aria-hidden />}
          text="panel.end.again"
          onClick={again}
        />
      </div>
    </EndCard>
  );
};
