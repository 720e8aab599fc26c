import {
  ErrorBoundary,
  FirstRenderSignal,
  loadRemoteModule,
  type MountRemote,
  PageError,
  PageLoading,
  PageNotice,
  useLocation,
} from '@sargam/kit';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { hasServerMarkup, markHydrated } from '../server-page.ts';
import { RemoteContainer } from './RemoteContainer.tsx';

type RemoteState = { status: 'loading' } | { status: 'ready'; mount: MountRemote } | { status: 'failed' };

/** The load state of a remote, with a retry. */
const useRemote = (name: string): RemoteState & { retry: () => void } => {
  const [state, setState] = useState<RemoteState>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isMounted = true;
    loadRemoteModule<{ mount: MountRemote }>(name, './mount').then(
      ({ mount }) => isMounted && setState({ status: 'ready', mount }),
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
  mount: MountRemote | undefined,
): void =>
  useEffect(() => {
    if (!mount || !container.current) return;
    const unmount = mount(container.current);
    markHydrated();
    return unmount;
  }, [container, mount]);

/** Shows a remote. One that fails to load keeps the markup of its server below a notice, or shows an error; both have a retry. */
export const RemoteSlot = ({ name }: { name: string }) => {
  const { retry, ...remote } = useRemote(name);
  const { pathname } = useLocation();
  const [renderedPath] = useState(() => (hasServerMarkup(name) ? pathname : undefined));
  const isServerRendered = pathname === renderedPath;
  const container = useRef<HTMLDivElement>(null);
  useMountedRemote(container, remote.status === 'ready' ? remote.mount : undefined);
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
