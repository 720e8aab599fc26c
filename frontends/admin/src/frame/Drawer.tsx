import { IconButton, useCloseOnBackdropClick, useLocation, useTranslate } from '@sargam/kit';
import { IconMenu2, IconX } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import styles from './frame.module.css';
import { SideMenu } from './SideMenu.tsx';
import type { Screen } from './screen.ts';

/** The menu of a narrow window: a button that opens a dialog at the side. Navigation closes the dialog. */
export const Drawer = ({ screens }: { screens: readonly Screen[] }) => {
  const t = useTranslate();
  const { pathname } = useLocation();
  const dialog = useRef<HTMLDialogElement>(null);
  const close = (): void => dialog.current?.close();
  // biome-ignore lint: the effect must run on every change of the path
  useEffect(() => {
    if (dialog.current?.open) close();
  }, [pathname]);
  useCloseOnBackdropClick(dialog);
  return (
    <div className={styles.onlySmall}>
      <IconButton label="admin.open_menu" aria-haspopup="dialog" onClick={() => dialog.current?.showModal()}>
        <IconMenu2 aria-hidden />
      </IconButton>
      <dialog ref={dialog} className={styles.drawer} aria-label={t('admin.label')}>
        <IconButton className={styles.close} label="admin.close_menu" onClick={close}>
          <IconX aria-hidden />
        </IconButton>
        <SideMenu screens={screens} />
      </dialog>
    </div>
  );
};
