import { type ReactNode, useEffect } from 'react';
import { useLocation } from '../router/react-router.ts';
import { ErrorState, PageError } from '../ui/EmptyState/EmptyState.tsx';
import { ErrorBoundary } from '../ui/ErrorBoundary/ErrorBoundary.tsx';
import { resetFailedPages } from './lazy-page.tsx';

/** The script of the page did not load, or a component has thrown an error. */
const FailedPage = ({ retry, isPart }: { retry: () => void; isPart: boolean }) => {
  useEffect(() => resetFailedPages, []);
  const loadAgain = (): void => {
    resetFailedPages();
    retry();
  };
  return isPart ? <ErrorState retry={loadAgain} /> : <PageError retry={loadAgain} />;
};

type Props = {
  /** The children are a part of a page that has a heading of its own. */
  isPart?: boolean;
  children: ReactNode;
};

/** Shows an error when a child throws. Its retry, or another path, renders the children again and repeats failed downloads of lazy pages. */
export const PageErrorBoundary = ({ isPart = false, children }: Props) => (
  <ErrorBoundary
    resetKey={useLocation().pathname}
    fallback={(retry) => <FailedPage retry={retry} isPart={isPart} />}
  >
    {children}
  </ErrorBoundary>
);
