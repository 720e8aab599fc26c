import { type ApiSchemas, Button, EmptyState, Text } from '@sargam/kit';
import { courseForEditor } from '../course-editor/course-for-editor.ts';
import { refetchStartingWith } from '../form/index.ts';
import { LoadedScreen } from '../page/LoadedScreen.tsx';
import { ArchivedLessons } from './ArchivedLessons.tsx';
import { BundleCourses } from './BundleCourses.tsx';
import { LessonList } from './LessonList.tsx';
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

const CourseLessons = ({
  course: { _id, title, videos, bundle, bundleCourses },
}: {
  course: ApiSchemas['CourseDetail'];
}) => (
  <div className={styles.page}>
    <p>{title}</p>
    {!videos && <NoLessons />}
    {videos?.length === 0 && !bundle && <EmptyState as="h2" title={<Text id="admin.list.no_data" />} />}
    {videos && videos.length > 0 && (
      <LessonList courseId={_id} lessons={videos.filter(({ archived }) => !archived)} />
    )}
    {bundle ? <BundleCourses ids={bundleCourses} /> : <NewLessons courseId={_id} />}
    <ArchivedLessons lessons={videos?.filter(({ archived }) => archived) ?? []} />
  </div>
);

const POLL_ENCODING_MS = 3_000;
const POLL_WAITING_MS = 15_000;

/** How soon the progress of the encoder is read again; never when all videos are encoded or have failed. */
const pollInterval = (course: ApiSchemas['CourseDetail'] | undefined): number | false => {
  const states = course?.videos?.map(({ ladder }) => ladder?.state) ?? [];
  if (states.includes('encoding')) return POLL_ENCODING_MS;
  return states.includes('waiting') || states.includes('no_encoder') ? POLL_WAITING_MS : false;
};

const lessonsRequest = (courseId: string) => ({
  ...courseForEditor(courseId),
  refetchInterval: ({ state }: { state: { data?: ApiSchemas['CourseDetail'] } }) => pollInterval(state.data),
});

/** The lessons of a course: titles, order, status, videos. */
export const LessonEditor = ({ courseId }: { courseId: string }) => (
  <LoadedScreen request={lessonsRequest(courseId)} lines={8}>
    {(course) => <CourseLessons key={course._id} course={course} />}
  </LoadedScreen>
);
