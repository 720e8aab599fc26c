import {
  type ApiSchemas,
  isApiError,
  Navigate,
  Skeleton,
  useDocumentTitle,
  useHideShellFrame,
} from '@sargam/kit';
import { useState } from 'react';
import { QueryStates } from '../shared/QueryStates.tsx';
import { LessonAside } from './aside/LessonAside.tsx';
import { FreeVideoStage } from './FreeVideoStage.tsx';
import { LessonHeader } from './LessonHeader.tsx';
import { LessonNavigation } from './LessonNavigation.tsx';
import { LessonStage } from './LessonStage.tsx';
import { CourseNotFound, LessonsUnavailable, NoLessons } from './LessonStates.tsx';
import styles from './lesson.module.css';
import { LessonKeys } from './practice/keys/LessonKeys.tsx';
import { LessonReview } from './review/LessonReview.tsx';
import type { CurrentLesson } from './useCurrentLesson.ts';
import { useCurrentLesson, useLessonCourse } from './useCurrentLesson.ts';
import { useLessonShortcuts } from './useLessonShortcuts.ts';
import { useStudyMode } from './useStudyMode.ts';

const rows = ['90%', '70%', '82%', '64%', '76%', '88%'];

const LessonSkeleton = () => (
  <div className={styles.columns} aria-hidden="true">
    <div className={styles.stage}>
      <div className={styles.stageSkeleton} />
    </div>
    <div className={styles.listSkeleton}>
      {rows.map((width) => (
        <Skeleton key={width} width={width} height={24} />
      ))}
    </div>
  </div>
);

type Props = { study: CurrentLesson; mode: ReturnType<typeof useStudyMode> };

const LessonLayout = ({ study, mode }: Props) => {
  useLessonShortcuts(study);
  const [video, setVideo] = useState<HTMLVideoElement>();
  return (
    <>
      <LessonHeader study={study} mode={mode} />
      <div className={styles.columns}>
        <div className={styles.stage}>
          {study.freeVideo ? (
            <FreeVideoStage course={study.course} freeVideo={study.freeVideo} />
          ) : (
            <LessonStage study={study} video={video} onVideo={setVideo} />
          )}
          <LessonNavigation study={study} />
          <LessonKeys />
          <LessonReview study={study} />
        </div>
        <LessonAside study={study} video={video} />
      </div>
    </>
  );
};

type LessonContentProps = {
  course: ApiSchemas['CourseDetail'];
  lessons: readonly ApiSchemas['Lesson'][];
  mode: Mode;
};
type Mode = ReturnType<typeof useStudyMode>;

const LessonContent = ({ course, lessons, mode }: LessonContentProps) => {
  const study = useCurrentLesson(course, lessons);
  useDocumentTitle(study?.freeVideo?.title ?? study?.lesson.title);
  return study ? <LessonLayout study={study} mode={mode} /> : <NoLessons courseId={course._id} />;
};

/** The lesson player with the lesson list. Dark by default (study mode). */
export default function LessonPage() {
  useHideShellFrame();
  const { id, course } = useLessonCourse();
  const mode = useStudyMode();
  if (!id) return <Navigate to="/allcourses" replace />;
  return (
    <div className={styles.page} data-color-scheme={mode.isDark ? 'dark' : 'light'}>
      <QueryStates
        state={course}
        skeleton={<LessonSkeleton />}
        renderRefusal={(error) =>
          isApiError(error) && error.status === 404 ? <CourseNotFound /> : undefined
        }
      >
        {(found) =>
          found.videos ? (
            <LessonContent course={found} lessons={found.videos} mode={mode} />
          ) : (
            <LessonsUnavailable />
          )
        }
      </QueryStates>
    </div>
  );
}
