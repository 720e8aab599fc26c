import { ErrorBoundary, PageError, PageLoading, useIsFirstRenderDone, useLocation } from '@sargam/kit';
import { memo, useCallback, useEffect, useState } from 'react';

import { mountRootParcel, type ParcelConfig } from 'single-spa';
import Parcel from 'single-spa-react/parcel';
import { getServerRenderedPage } from '../first-paint/first-paint.ts';
import { loadLifecycles } from './registry.ts';

type LifecyclesState =
  | { status: 'loading' }
  | { status: 'ready'; lifecycles: ParcelConfig }
  | { status: 'failed' };

/** The load state of a remote's lifecycles, with a retry. */
const useLifecycles = (name: string): LifecyclesState & { retry: () => void } => {
  const [state, setState] = useState<LifecyclesState>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isMounted = true;
    loadLifecycles(name, attempt > 0).then(
      (lifecycles) => isMounted && setState({ status: 'ready', lifecycles }),
      () => isMounted && setState({ status: 'failed' }),
    );
    return () => {
      isMounted = false;
    };
  }, [name, attempt]);
  const retry = useCallback(() => {
    setState({ status: 'loading' });
    setAttempt((n) => n + 1);
  }, []);
  return { ...state, retry };
};

/** The server-rendered HTML of this URL, until the remote has rendered. */
const useServerHtml = (): string | undefined => {
  const isRendered = useIsFirstRenderDone();
  const { pathname, search } = useLocation();
  const serverPage = getServerRenderedPage();
  return !isRendered && serverPage?.address === pathname + search ? serverPage.html : undefined;
};

/**
 * Memoized, because a re-render of a parcel re-renders its whole remote, and the URL changes with each letter of a search.
 * The remote reads the URL from the shared history itself.
 */
const Remote = memo(({ lifecycles }: { lifecycles: ParcelConfig }) => (
  <Parcel config={lifecycles} mountParcel={mountRootParcel} />
));

/** Mounts a remote as a single-spa parcel with its own React root. A remote that fails to load shows an error with a retry here. */
export const RemoteSlot = ({ name }: { name: string }) => {
  const { retry, ...remote } = useLifecycles(name);
  const serverHtml = useServerHtml();
  return (
    <ErrorBoundary fallback={(again) => <PageError retry={again} />}>
      {remote.status === 'failed' && <PageError retry={retry} />}
      {remote.status === 'loading' && !serverHtml && <PageLoading />}
      {serverHtml && <div id="first-paint" dangerouslySetInnerHTML={{ __html: serverHtml }} />}
      {remote.status === 'ready' && (
        <div hidden={serverHtml !== undefined}>
          <Remote lifecycles={remote.lifecycles} />
        </div>
      )}
    </ErrorBoundary>
  );
};
