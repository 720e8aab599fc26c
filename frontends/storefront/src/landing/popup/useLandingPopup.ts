import { type ApiSchemas, useIsFirstRenderDone, useSession } from '@sargam/kit';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { landingPopupQuery } from '../../shared/queries.ts';
import { hasSeenPopup, markPopupSeen } from './popup-seen.ts';

const VISITOR_ID = 'visitor';

/**
 * The popup to show. Requested after the first render and after the session is known. Each version is shown once per
 * user; an admin's change creates a new version.
 */
export const useLandingPopup = () => {
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
