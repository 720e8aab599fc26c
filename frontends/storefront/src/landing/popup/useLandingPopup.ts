import { type ApiSchemas, useIsFirstRenderDone, useSession } from '@sargam/kit';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { landingPopupQuery } from '../../shared/queries.ts';
import { hasSeenPopup, markPopupSeen } from './popup-seen.ts';

const VISITOR_ID = 'visitor';

/**
 * The popup that this person is to see now. It is asked for once the page is drawn and it is known who is here, and
 * shown once per version: an admin's change shows it again.
 */
export const useLandingPopup = () => {
  const session = useSession();
  const ready = useIsFirstRenderDone() && session.status !== 'loading';
  const person = session.status === 'user' ? session.user.id : VISITOR_ID;
  const { data } = useQuery({ ...landingPopupQuery(), enabled: ready });
  const [popup, setPopup] = useState<ApiSchemas['Popup']>();
  const [open, setOpen] = useState(false);
  if (ready && data?.show && data.version !== popup?.version && !hasSeenPopup(person, data.version)) {
    setPopup(data);
    setOpen(true);
  }
  useEffect(() => {
    if (popup) markPopupSeen(person, popup.version);
  }, [person, popup]);
  return { popup: open ? popup : undefined, close: () => setOpen(false) };
};
