import { type ApiSchemas, api, unwrap } from '@sargam/kit';
import { Player } from '@sargam/kit/player';
import { Suspense } from 'react';
import { CourseThumbnail } from '../shared/CourseThumbnail.tsx';
import { useSavePosition } from './useSavePosition.ts';

type Props = { course: ApiSchemas['CourseDetail']; lesson: ApiSchemas['Lesson']; src: string; play: boolean };

const freshSrc = async (course: string, lesson: string): Promise<string | undefined> => {
  const again = await unwrap(api.GET('/course/{id}/', { params: { path: { id: course } } }));
  return again.videos?.find(({ _id }) => _id === lesson)?.src ?? undefined;
};

/** Plays a lesson from where it was left, and remembers where it is left next. One player a lesson: give it a key. */
export const LessonVideo = ({ course, lesson, src, play }: Props) => {
  const { keep, finish } = useSavePosition(course._id, lesson._id);
  return (
    <Suspense fallback={<div className="stage-shape" />}>
      <Player
        src={src}
        startAt={lesson.stoppedAt}
        title={lesson.title}
        autoPlay={play}
        poster={<CourseThumbnail course={course} />}
        onProgress={keep}
        onEnded={finish}
        fetchFreshSrc={() => freshSrc(course._id, lesson._id)}
      />
    </Suspense>
  );
};
