import { ErrorBoundary, PageError, PageLoading, useIsFirstRenderDone, useLocation } from '@sargam/kit';
import { memo } from 'react';
import { mountRootParcel, type ParcelConfig } from 'single-spa';
import Parcel from 'single-spa-react/parcel';
import { getServerRenderedPage } from '../first-paint/first-paint.ts';
import { useLifecycles } from './useLifecycles.ts';

/** What the server wrote for this address, while the remote is on its way. */
const useStandIn = (): string | undefined => {
  const painted = useIsFirstRenderDone();
  const { pathname, search } = useLocation();
  const written = getServerRenderedPage();
  return !painted && written?.address === pathname + search ? written.html : undefined;
};

/**
 * Remembered, since a parcel that is drawn again draws its whole remote anew, and addresses change with each letter of a
 * search: a remote hears of the address from the history itself.
 */
const Remote = memo(({ lifecycles }: { lifecycles: ParcelConfig }) => (
  <Parcel config={lifecycles} mountParcel={mountRootParcel} />
));

/**
 * The place of a remote. It is mounted as a parcel, a React root of its own; a remote that does not come leaves a
 * message with a retry here and nowhere else.
 */
export const RemoteSlot = ({ name }: { name: string }) => {
  const { retry, ...remote } = useLifecycles(name);
  const standIn = useStandIn();
  return (
    <ErrorBoundary fallback={(again) => <PageError retry={again} />}>
      {remote.status === 'failed' && <PageError retry={retry} />}
      {remote.status === 'loading' && !standIn && <PageLoading />}
      {standIn && <div id="first-paint" dangerouslySetInnerHTML={{ __html: standIn }} />}
      {remote.status === 'ready' && (
        <div hidden={standIn !== undefined}>
          <Remote lifecycles={remote.lifecycles} />
        </div>
      )}
    </ErrorBoundary>
  );
};
