import {
  type ApiSchemas,
  Button,
  EmptyState,
  roles,
  Text,
  typography,
  useTranslate,
  useUser,
} from '@sargam/kit';
import { courseForEditor } from '../course-editor/course-for-editor.ts';
import { refetchStartingWith } from '../form/index.ts';
import { LoadedScreen } from '../page/LoadedScreen.tsx';
import { ArchivedLessons } from './ArchivedLessons.tsx';
import { BundleCourses } from './BundleCourses.tsx';
import { LessonList } from './LessonList.tsx';
import type { Lesson } from './lesson.ts';
import styles from './lessons.module.css';
import { NewLessons } from './NewLessons.tsx';

/** Lessons are missing from the answer while their service is unavailable. */
const NoLessons = () => (
  <EmptyState
    as="h2"
    title={<Text id="kit.failed.title" />}
    action={<Button text="kit.retry" onClick={() => void refetchStartingWith('/course/')} />}
  />
);

type Course = ApiSchemas['CourseDetail'];

/** What students do not see yet of a course that is or was on sale (decisions B89 and B108). */
const Unpublished = ({ hasPublishedVersion, lessonChanges = 0, lessonsReordered }: Course) => {
  const t = useTranslate();
  if (!hasPublishedVersion && lessonChanges === 0) return null;
  return (
    <div className={typography.muted}>
      {hasPublishedVersion && <p>{t('admin.revision.lessons_text')}</p>}
      {lessonChanges > 0 && <p>{t('admin.revision.lesson_changes', { count: lessonChanges })}</p>}
      {lessonsReordered && <p>{t('admin.revision.reordered')}</p>}
    </div>
  );
};

const Lessons = ({ _id, videos, bundle, bundleCourses }: Course) => {
  const shown = videos?.filter(({ archived }) => !archived);
  const hidden = videos?.filter(({ archived }) => archived) ?? [];
  const isRemoved = ({ draftChange }: Lesson): boolean => draftChange === 'removed';
  return (
    <>
      {!videos && <NoLessons />}
      {shown?.length === 0 && !bundle && <EmptyState as="h2" title={<Text id="admin.list.no_data" />} />}
      {shown && shown.length > 0 && <LessonList courseId={_id} lessons={shown} />}
      {bundle ? <BundleCourses ids={bundleCourses} /> : <NewLessons courseId={_id} />}
      <ArchivedLessons kind="removed" lessons={hidden.filter(isRemoved)} />
      <ArchivedLessons kind="archived" lessons={hidden.filter((lesson) => !isRemoved(lesson))} />
    </>
  );
};

const CourseLessons = ({ course }: { course: Course }) => {
  const type = useUser()?.type;
  // Only admins change a course that waits for an admin (decision B104).
  const isLocked = type !== roles.admin && course.submission?.state === 'waiting';
  return (
    <div className={styles.page}>
      <p>{course.title}</p>
      <Unpublished {...course} />
      {isLocked && (
        <p>
          <Text id={type === roles.instructor ? 'admin.submission.locked' : 'kit.problem.course-waits'} />
        </p>
      )}
      <div className={styles.page} inert={isLocked}>
        <Lessons {...course} />
      </div>
    </div>
  );
};

const POLL_ENCODING_MS = 3_000;
const POLL_WAITING_MS = 15_000;

/** How soon the progress of the encoder is read again; never when all videos are encoded or have failed. */
const pollInterval = (course: Course | undefined): number | false => {
  const states = course?.videos?.map(({ ladder }) => ladder?.state) ?? [];
  if (states.includes('encoding')) return POLL_ENCODING_MS;
  return states.includes('waiting') || states.includes('no_encoder') ? POLL_WAITING_MS : false;
};

const lessonsRequest = (courseId: string) => ({
  ...courseForEditor(courseId),
  refetchInterval: ({ state }: { state: { data?: Course } }) => pollInterval(state.data),
});

/** The lessons of a course: titles, order, status, videos. */
export const LessonEditor = ({ courseId }: { courseId: string }) => (
  <LoadedScreen request={lessonsRequest(courseId)} lines={8}>
    {(course) => <CourseLessons key={course._id} course={course} />}
  </LoadedScreen>
);
