import { roles, useUser } from '@sargam/kit';
import { ScreenPage } from '../page/ScreenPage.tsx';
import { AdminDashboard } from './AdminDashboard.tsx';
import { UploaderDashboard } from './UploaderDashboard.tsx';

/** `/admin`. A content uploader sees neither money nor people (decision P8). */
export default function DashboardPage() {
  const isAdmin = useUser()?.type === roles.admin;
  return (
    <ScreenPage title="admin.menu.dashboard">
      {isAdmin ? <AdminDashboard /> : <UploaderDashboard />}
    </ScreenPage>
  );
}
