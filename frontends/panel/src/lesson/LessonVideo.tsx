import { type ApiSchemas, api, unwrap } from '@sargam/kit';
import { Player } from '@sargam/kit/player';
import { Suspense } from 'react';
import { CourseThumbnail } from '../shared/CourseThumbnail.tsx';
import { useSavePosition } from './useSavePosition.ts';

type Props = { course: ApiSchemas['CourseDetail']; lesson: ApiSchemas['Lesson']; src: string; play: boolean };

const fetchFreshSrc = async (course: string, lesson: string): Promise<string | undefined> => {
  const freshCourse = await unwrap(api.GET('/course/{id}/', { params: { path: { id: course } } }));
  return freshCourse.videos?.find(({ _id }) => _id === lesson)?.src ?? undefined;
};

/** Starts at the saved position and saves the position. Needs a `key` per lesson. */
export const LessonVideo = ({ course, lesson, src, play }: Props) => {
  const { savePosition, refreshCourse } = useSavePosition(course._id, lesson._id);
  return (
    <Suspense fallback={<div className="stage-shape" />}>
      <Player
        src={src}
        startAt={lesson.stoppedAt}
        title={lesson.title}
        autoPlay={play}
        poster={<CourseThumbnail course={course} />}
        onProgress={savePosition}
        onEnded={refreshCourse}
        fetchFreshSrc={() => fetchFreshSrc(course._id, lesson._id)}
      />
    </Suspense>
  );
};
