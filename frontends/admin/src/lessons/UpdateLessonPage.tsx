import { type ApiSchemas, Button, ButtonLink, EmptyState, Text, typography, useLocation } from '@sargam/kit';
import { courseForEditor } from '../course-editor/course-for-editor.ts';
import { refetchStartingWith } from '../form/index.ts';
import { ScreenLink } from '../frame/ScreenLink.tsx';
import { LoadedScreen } from '../page/LoadedScreen.tsx';
import { ScreenPage } from '../page/ScreenPage.tsx';
import { ArchivedLessons } from './ArchivedLessons.tsx';
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

const CourseLessons = ({ course: { _id, title, videos } }: { course: ApiSchemas['CourseDetail'] }) => (
  <div className={styles.page}>
    <p className={typography.muted}>
      <ScreenLink to={`/updatecourse?id=${_id}`}>{title}</ScreenLink>
    </p>
    {!videos && <NoLessons />}
    {videos?.length === 0 && <EmptyState as="h2" title={<Text id="admin.list.no_data" />} />}
    {videos && videos.length > 0 && (
      <LessonList courseId={_id} lessons={videos.filter(({ archived }) => !archived)} />
    )}
    <NewLessons courseId={_id} />
    <ArchivedLessons lessons={videos?.filter(({ archived }) => archived) ?? []} />
  </div>
);

/** The lessons of the course of `?id=` (decision B4): titles, order, status, videos. */
export default function UpdateLessonPage() {
  const id = new URLSearchParams(useLocation().search).get('id') || '-';
  return (
    <ScreenPage
      title="admin.menu.lesson_update"
      actions={<ButtonLink to={`/updatecourse?id=${id}`} variant="line" text="admin.menu.course_update" />}
    >
      <LoadedScreen request={courseForEditor(id)} lines={8}>
        {(course) => <CourseLessons key={course._id} course={course} />}
      </LoadedScreen>
    </ScreenPage>
  );
}
