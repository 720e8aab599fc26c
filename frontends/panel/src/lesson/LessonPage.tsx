import './lesson.css';
import { type ApiSchemas, isApiError, Navigate, useDocumentTitle, useHideShellFrame } from '@sargam/kit';
import { QueryStates } from '../shared/QueryStates.tsx';
import { LessonLayout } from './LessonLayout.tsx';
import { LessonSkeleton } from './LessonSkeleton.tsx';
import { CourseNotFound, LessonsUnavailable, NoLessons } from './LessonStates.tsx';
import { useCurrentLesson, useLessonCourse } from './useCurrentLesson.ts';
import { useStudyMode } from './useStudyMode.ts';

type LessonContentProps = {
  course: ApiSchemas['CourseDetail'];
  lessons: readonly ApiSchemas['Lesson'][];
  mode: Mode;
};
type Mode = ReturnType<typeof useStudyMode>;

const LessonContent = ({ course, lessons, mode }: LessonContentProps) => {
  const study = useCurrentLesson(course, lessons);
  useDocumentTitle(study?.lesson.title);
  return study ? <LessonLayout study={study} mode={mode} /> : <NoLessons courseId={course._id} />;
};

/** The lesson player with the lesson list. Dark by default (study mode). */
export default function LessonPage() {
  useHideShellFrame();
  const { id, course } = useLessonCourse();
  const mode = useStudyMode();
  if (!id) return <Navigate to="/allcourses" replace />;
  return (
    <div className="study" data-mantine-color-scheme={mode.isDark ? 'dark' : 'light'}>
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
