import { type ApiSchemas, useIsFirstRenderDone, useSession } from '@sargam/kit';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { landingPopup } from '../../shared/queries.ts';
import { markSeen, wasSeen } from './popup-seen.ts';

const VISITOR = 'visitor';

/**
 * The popup that this person is to see now. It is asked for once the page is drawn and it is known who is here, and
 * shown once per version: an admin's change shows it again.
 */
export const useDuePopup = () => {
  const session = useSession();
  const ready = useIsFirstRenderDone() && session.status !== 'loading';
  const person = session.status === 'user' ? session.user.id : VISITOR;
  const { data } = useQuery({ ...landingPopup(), enabled: ready });
  const [popup, setPopup] = useState<ApiSchemas['Popup']>();
  const [open, setOpen] = useState(false);
  if (ready && data?.show && data.version !== popup?.version && !wasSeen(person, data.version)) {
    setPopup(data);
    setOpen(true);
  }
  useEffect(() => {
    if (popup) markSeen(person, popup.version);
  }, [person, popup]);
  return { popup: open ? popup : undefined, close: () => setOpen(false) };
};
