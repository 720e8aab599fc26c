import { IconButton, useLocation, useTranslate } from '@sargam/kit';
import { IconMenu2, IconX } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { SideMenu } from './SideMenu.tsx';

/** The menu of a narrow window: a button, and a dialog at the side that going anywhere closes. */
export const Drawer = () => {
  const t = useTranslate();
  const { pathname } = useLocation();
  const dialog = useRef<HTMLDialogElement>(null);
  const close = (): void => dialog.current?.close();
  // biome-ignore lint: the path is the reason, not a value
  useEffect(() => {
    if (dialog.current?.open) close();
  }, [pathname]);
  useEffect(() => {
    const element = dialog.current;
    // A click beside the menu lands on the dialog itself; the keyboard's way is Escape, which the element knows.
    const beside = (event: MouseEvent): void => {
      if (event.target === element) element?.close();
    };
    element?.addEventListener('click', beside);
    return () => element?.removeEventListener('click', beside);
  }, []);
  return (
    <div className="only-small">
      <IconButton
        label={t('admin.open_menu')}
        aria-haspopup="dialog"
        onClick={() => dialog.current?.showModal()}
      >
        <IconMenu2 aria-hidden />
      </IconButton>
      <dialog ref={dialog} className="drawer" aria-label={t('admin.label')}>
        <IconButton className="shut" label={t('admin.close_menu')} onClick={close}>
          <IconX aria-hidden />
        </IconButton>
        <SideMenu />
      </dialog>
    </div>
  );
};
