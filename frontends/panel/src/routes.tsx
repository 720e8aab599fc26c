import { RequireInstructor, RequireRole, RequireStudent, Route } from '@sargam/kit';
import { lazy } from 'react';

const StudentPanel = lazy(() => import('./student/StudentPanelPage.tsx'));
const InstructorPanel = lazy(() => import('./instructor/InstructorPanelPage.tsx'));
const Account = lazy(() => import('./account/AccountPage.tsx'));
const Lesson = lazy(() => import('./lesson/LessonPage.tsx'));

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
