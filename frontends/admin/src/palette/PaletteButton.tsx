import { DialogErrorBoundary, lazyPart, Text, useTranslate, useUser } from '@sargam/kit';
import { IconSearch } from '@tabler/icons-react';
import { Suspense, useEffect, useState } from 'react';
import { listedScreens, type Screen } from '../frame/screen.ts';
import styles from './palette.module.css';
import { useRecordRecent } from './recent-screens.ts';

const CommandPalette = lazyPart(async () => ({
  default: (await import('./CommandPalette.tsx')).CommandPalette,
}));

/** Ctrl+K, or ⌘K on a Mac, also inside text fields. */
const useCommandKey = (open: () => void): void =>
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [open]);

const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** The search of the back-office: a button that looks like a field, and the dialog that it opens. */
export const PaletteButton = ({ screens }: { screens: readonly Screen[] }) => {
  const t = useTranslate();
  const listed = listedScreens(screens, useUser()?.type);
  const [isOpen, setOpen] = useState(false);
  // The code of the dialog is loaded when it is first opened.
  const [isLoaded, setLoaded] = useState(false);
  const [open] = useState(() => (): void => {
    setLoaded(true);
    setOpen(true);
  });
  const [remove] = useState(() => (): void => {
    setLoaded(false);
    setOpen(false);
  });
  useCommandKey(open);
  useRecordRecent(listed);
  return (
    <>
      <button type="button" className={styles.trigger} aria-haspopup="dialog" onClick={open}>
        <IconSearch aria-hidden />
        <span className={styles.triggerText}>
          <Text id="admin.palette.open" />
        </span>
        <kbd className={styles.keys} lang="en" aria-label={t('admin.palette.shortcut')}>
          {isMac ? '⌘K' : 'Ctrl K'}
        </kbd>
      </button>
      {isLoaded && (
        <DialogErrorBoundary onFailed={remove}>
          <Suspense fallback={null}>
            <CommandPalette screens={listed} open={isOpen} onClose={() => setOpen(false)} />
          </Suspense>
        </DialogErrorBoundary>
      )}
    </>
  );
};
