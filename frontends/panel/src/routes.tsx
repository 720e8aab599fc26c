import { RequireInstructor, RequireStudent, Route } from '@sargam/kit';
import { lazy } from 'react';

const StudentPanel = lazy(() => import('./student/StudentPanelPage.tsx'));
const InstructorPanel = lazy(() => import('./instructor/InstructorPanelPage.tsx'));
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
    <Route path="/lesson" element={<Lesson />} />
  </>
);
