import { lazyPage, RequireInstructor, RequireRole, RequireStudent, Route } from '@sargam/kit';

const StudentPanel = lazyPage(() => import('./student/StudentPanelPage.tsx'));
const InstructorPanel = lazyPage(() => import('./instructor/InstructorPanelPage.tsx'));
const Account = lazyPage(() => import('./account/AccountPage.tsx'));
const Lesson = lazyPage(() => import('./lesson/LessonPage.tsx'));

export const routes = (
  <>
    <Route
      path="/studentpanel"
      element={
        <RequireStudent>
          <StudentPanel />
        </RequireStudent>
      }
    />
    <Route
      path="/instructorpanel"
      element={
        <RequireInstructor>
          <InstructorPanel />
        </RequireInstructor>
      }
    />
    <Route
      path="/account"
      element={
        <RequireRole allow={[1, 2, 3, 4]}>
          <Account />
        </RequireRole>
      }
    />
    <Route path="/lesson" element={<Lesson />} />
  </>
);
