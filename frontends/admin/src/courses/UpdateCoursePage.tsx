import { Navigate, roles, useLocation, useUser } from '@sargam/kit';
import { AuditSection } from '../audit/index.ts';
import { CourseEditor } from '../course-editor/index.ts';
import { ScreenPage } from '../page/ScreenPage.tsx';

/** The course of `?id=` (decision B4), and for admins what staff changed in it (decision B33). The list of courses without an id. */
export default function UpdateCoursePage() {
  const id = new URLSearchParams(useLocation().search).get('id');
  const isAdmin = useUser()?.type === roles.admin;
  if (!id) return <Navigate to="/admincourselist" replace />;
  return (
    <ScreenPage title="admin.menu.course_update">
      <CourseEditor courseId={id} />
      {isAdmin && <AuditSection targetKind="course" targetId={id} />}
    </ScreenPage>
  );
}
