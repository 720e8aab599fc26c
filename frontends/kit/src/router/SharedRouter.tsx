import type { ReactNode } from 'react';
import { history, useHistory } from './history.ts';
import { Router } from './react-router.ts';

/** Connects a React root to the shared history of the page. */
export const SharedRouter = ({ children }: { children: ReactNode }) => {
  const { location, action } = useHistory();
  return (
    <Router navigator={history.navigator} location={location} navigationType={action}>
      {children}
    </Router>
  );
};
