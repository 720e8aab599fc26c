import { lazy, Suspense } from 'react';
import { useLandingPopup } from './useLandingPopup.ts';

const PopupDialog = lazy(() => import('./PopupDialog.tsx'));

/** What an admin wants everybody to know, over the landing page; its sheet is loaded when there is one to show. */
export const LandingPopup = () => {
  const { popup, close } = useLandingPopup();
  if (!popup) return null;
  return (
    <Suspense fallback={null}>
      <PopupDialog popup={popup} onClose={close} />
    </Suspense>
  );
};
