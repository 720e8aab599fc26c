import {
  ErrorBoundary,
  FirstRenderSignal,
  isBuildReplaced,
  loadRemoteModule,
  type MountRemote,
  PageError,
  PageLoading,
  PageNotice,
  reloadPage,
  useLocation,
} from '@sargam/kit';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { hasServerMarkup, markHydrated } from '../server-page.ts';
import { RemoteContainer } from './RemoteContainer.tsx';

type RemoteState =
  | { status: 'loading' }
  | { status: 'ready'; mount: MountRemote }
  | { status: 'failed'; isReplaced: boolean };

const loadMount = async (name: string): Promise<MountRemote> => {
  const { mount } = await loadRemoteModule<{ mount?: MountRemote }>(name, './mount');
  if (typeof mount !== 'function') throw new Error(`remote ${name} exports no mount`);
  return mount;
};

/** The load state of a remote, with a retry. A remote whose build was replaced is loaded with a new page only. */
const useRemote = (name: string): RemoteState & { retry: () => void; fail: () => void } => {
  const [state, setState] = useState<RemoteState>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isMounted = true;
    loadMount(name).then(
      (mount) => isMounted && setState({ status: 'ready', mount }),
      async (error) => {
        const isReplaced = await isBuildReplaced(error);
        if (isMounted) setState({ status: 'failed', isReplaced });
      },
    );
    return () => {
      isMounted = false;
    };
  }, [name, attempt]);
  const retry = (): void => {
    if (state.status === 'failed' && state.isReplaced) return reloadPage();
    setState({ status: 'loading' });
    setAttempt((n) => n + 1);
  };
  const fail = useCallback(() => setState({ status: 'failed', isReplaced: false }), []);
  return { ...state, retry, fail };
};

/** Mounts the remote's own React root in the container, where it hydrates the markup of its server. A remote that throws has failed. */
const useMountedRemote = (
  container: RefObject<HTMLDivElement | null>,
  mount: MountRemote | undefined,
  fail: () => void,
): void =>
  useEffect(() => {
    if (!mount || !container.current) return;
    try {
      const unmount = mount(container.current);
      markHydrated();
      return unmount;
    } catch (error) {
      // jsdom has no reportError.
      window.reportError?.(error);
      fail();
    }
  }, [container, mount, fail]);

/** Shows a remote. One that fails to load keeps the markup of its server below a notice, or shows an error; both have a retry. */
export const RemoteSlot = ({ name }: { name: string }) => {
  const { retry, fail, ...remote } = useRemote(name);
  const { pathname } = useLocation();
  const [renderedPath] = useState(() => (hasServerMarkup(name) ? pathname : undefined));
  const isServerRendered = pathname === renderedPath;
  const container = useRef<HTMLDivElement>(null);
  useMountedRemote(container, remote.status === 'ready' ? remote.mount : undefined, fail);
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
