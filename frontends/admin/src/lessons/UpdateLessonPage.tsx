import { ButtonLink, Navigate, useLocation } from '@sargam/kit';
import { ScreenPage } from '../page/ScreenPage.tsx';
import { LessonEditor } from './LessonEditor.tsx';

/** The lessons of the course of `?id=` (decision B4); the list of courses without an id. */
export default function UpdateLessonPage() {
  const id = new URLSearchParams(useLocation().search).get('id');
  if (!id) return <Navigate to="/admincourselist" replace />;
  return (
    <ScreenPage
      title="admin.menu.lesson_update"
      actions={<ButtonLink to={`/updatecourse?id=${id}`} variant="line" text="admin.menu.course_update" />}
    >
      <LessonEditor courseId={id} />
    </ScreenPage>
  );
}
