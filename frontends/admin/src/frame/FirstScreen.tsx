import { Navigate, useUser } from '@sargam/kit';
import { AdminNotFound } from './AdminNotFound.tsx';
import { listedScreens, type Screen } from './screen.ts';

/** `/admin` while there is no dashboard: redirects to the first screen of the user's role. */
export const FirstScreen = ({ screens }: { screens: readonly Screen[] }) => {
  const [first] = listedScreens(screens, useUser()?.type);
  return first ? <Navigate to={first.path} replace /> : <AdminNotFound />;
};
