import { type ApiSchemas, ErrorBoundary, lazyPart, useIsFirstRenderDone, useSession } from '@sargam/kit';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { landingPopupQuery } from '../../shared/queries.ts';
import { hasSeenPopup, markPopupSeen } from './popup-seen.ts';

const VISITOR_ID = 'visitor';

/**
 * The popup to show. Requested after the first render and after the session is known. Each version is shown once per
 * user; an admin's change creates a new version.
 */
const useLandingPopup = () => {
  const session = useSession();
  const isReady = useIsFirstRenderDone() && session.status !== 'loading';
  const userId = session.status === 'user' ? session.user.id : VISITOR_ID;
  const { data } = useQuery({ ...landingPopupQuery(), enabled: isReady });
  const [popup, setPopup] = useState<ApiSchemas['Popup']>();
  const [open, setOpen] = useState(false);
  if (isReady && data?.show && data.version !== popup?.version && !hasSeenPopup(userId, data.version)) {
    setPopup(data);
    setOpen(true);
  }
  useEffect(() => {
    if (popup) markPopupSeen(userId, popup.version);
  }, [userId, popup]);
  return { popup: open ? popup : undefined, close: () => setOpen(false) };
};

const PopupDialog = lazyPart(() => import('./PopupDialog.tsx'));

/** An announcement by an admin. The dialog's code is loaded on demand; if it does not load, the page stays without the announcement. */
export const LandingPopup = () => {
  const { popup, close } = useLandingPopup();
  if (!popup) return null;
  return (
    <ErrorBoundary fallback={() => null}>
      <Suspense fallback={null}>
        <PopupDialog popup={popup} onClose={close} />
      </Suspense>
    </ErrorBoundary>
  );
};
