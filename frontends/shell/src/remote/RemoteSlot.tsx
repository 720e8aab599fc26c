import {
  ErrorBoundary,
  FirstRenderSignal,
  loadRemoteModule,
  PageError,
  PageLoading,
  PageNotice,
  useLocation,
} from '@sargam/kit';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { mountRootParcel, type ParcelConfig } from 'single-spa';
import { hasServerMarkup, markHydrated } from '../server-page.ts';
import { RemoteContainer } from './RemoteContainer.tsx';

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
    loadRemoteModule<ParcelConfig>(name, './lifecycles').then(
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

/** Mounts the remote's own React root in the container, where it hydrates the markup of its server. */
const useMountedRemote = (
  container: RefObject<HTMLDivElement | null>,
  lifecycles: ParcelConfig | undefined,
): void =>
  useEffect(() => {
    if (!lifecycles || !container.current) return;
    const parcel = mountRootParcel(lifecycles, { domElement: container.current });
    markHydrated();
    return () => void parcel.mountPromise.then(() => parcel.unmount());
  }, [container, lifecycles]);

/** Shows a remote. One that fails to load keeps the markup of its server below a notice, or shows an error; both have a retry. */
export const RemoteSlot = ({ name }: { name: string }) => {
  const { retry, ...remote } = useLifecycles(name);
  const { pathname } = useLocation();
  const [renderedPath] = useState(() => (hasServerMarkup(name) ? pathname : undefined));
  const isServerRendered = pathname === renderedPath;
  const container = useRef<HTMLDivElement>(null);
  useMountedRemote(container, remote.status === 'ready' ? remote.lifecycles : undefined);
  return (
    <ErrorBoundary fallback={(again) => <PageError retry={again} />}>
      {remote.status === 'failed' && (
        <>
          {isServerRendered ? <PageNotice problem="no_script" retry={retry} /> : <PageError retry={retry} />}
          <FirstRenderSignal />
        </>
      )}
      {remote.status === 'loading' && !isServerRendered && <PageLoading />}
      {/* The markup of the server belongs to the page that was opened first. */}
      <RemoteContainer ref={container} name={name} hidden={remote.status === 'failed' && !isServerRendered} />
    </ErrorBoundary>
  );
};
