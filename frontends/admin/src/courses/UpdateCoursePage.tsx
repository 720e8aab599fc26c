import { useLocation } from '@sargam/kit';
import { CourseEditor } from '../course-editor/index.ts';
import { ScreenPage } from '../page/ScreenPage.tsx';

/** The course of `?id=` (decision B4). */
export default function UpdateCoursePage() {
  const id = new URLSearchParams(useLocation().search).get('id') || '-';
  return (
    <ScreenPage title="admin.menu.course_update">
      <CourseEditor courseId={id} />
    </ScreenPage>
  );
}
