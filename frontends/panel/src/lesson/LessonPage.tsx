import './lesson.css';
import { type ApiSchemas, isApiError, Navigate, useDocumentTitle, useHideShellFrame } from '@sargam/kit';
import { Faces } from '../shared/Faces.tsx';
import { LessonSkeleton } from './LessonSkeleton.tsx';
import { MissingCourse, NoLessons, WaitingForLessons } from './NoLesson.tsx';
import { StudyRoom } from './StudyRoom.tsx';
import { useCourse, useStudy } from './useLesson.ts';
import { useStudyMode } from './useStudyMode.ts';

type OpenProps = { course: ApiSchemas['CourseDetail']; lessons: readonly ApiSchemas['Lesson'][]; mode: Mode };
type Mode = ReturnType<typeof useStudyMode>;

const Open = ({ course, lessons, mode }: OpenProps) => {
  const study = useStudy(course, lessons);
  useDocumentTitle(study?.lesson.title);
  return study ? <StudyRoom study={study} mode={mode} /> : <NoLessons courseId={course._id} />;
};

/** One lesson to watch, with the others beside it. It opens in the dark: the study mode. */
export default function LessonPage() {
  useHideShellFrame();
  const { id, course } = useCourse();
  const mode = useStudyMode();
  if (!id) return <Navigate to="/allcourses" replace />;
  return (
    <div className="study" data-mantine-color-scheme={mode.dark ? 'dark' : 'light'}>
      <Faces
        of={course}
        skeleton={<LessonSkeleton />}
        refused={(error) => (isApiError(error) && error.status === 404 ? <MissingCourse /> : undefined)}
      >
        {(found) =>
          found.videos ? <Open course={found} lessons={found.videos} mode={mode} /> : <WaitingForLessons />
        }
      </Faces>
    </div>
  );
}
