import { type ReactNode, useEffect } from 'react';
import { useLocation } from '../router/react-router.ts';
import { PageError } from '../ui/EmptyState/EmptyState.tsx';
import { ErrorBoundary } from '../ui/ErrorBoundary/ErrorBoundary.tsx';
import { resetFailedPages } from './lazy-page.tsx';

/** The script of the page did not load, or a component has thrown an error. */
const FailedPage = ({ retry }: { retry: () => void }) => {
  useEffect(() => resetFailedPages, []);
  const loadAgain = (): void => {
    resetFailedPages();
    retry();
  };
  return <PageError retry={loadAgain} />;
};

/** Shows an error when a child throws. Its retry, or another path, renders the children again and repeats failed downloads of lazy pages. */
export const PageErrorBoundary = ({ children }: { children: ReactNode }) => (
  <ErrorBoundary resetKey={useLocation().pathname} fallback={(retry) => <FailedPage retry={retry} />}>
    {children}
  </ErrorBoundary>
);
