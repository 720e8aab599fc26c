import { lazy, Suspense } from 'react';
import { useLandingPopup } from './useLandingPopup.ts';

const PopupDialog = lazy(() => import('./PopupDialog.tsx'));

/** An announcement by an admin. The dialog's code is loaded on demand. */
export const LandingPopup = () => {
  const { popup, close } = useLandingPopup();
  if (!popup) return null;
  return (
    <Suspense fallback={null}>
      <PopupDialog popup={popup} onClose={close} />
    </Suspense>
  );
};
