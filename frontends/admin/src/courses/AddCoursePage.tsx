import { CourseEditor } from '../course-editor/index.ts';
import { ScreenPage } from '../page/ScreenPage.tsx';

export default function AddCoursePage() {
  return (
    <ScreenPage title="admin.menu.course_add">
      <CourseEditor />
    </ScreenPage>
  );
}
