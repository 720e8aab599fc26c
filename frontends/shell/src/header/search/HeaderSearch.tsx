import { IconButton, useLocation, useShortcut } from '@sargam/kit';
import { IconSearch, IconX } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { SearchForm } from './SearchForm.tsx';
import styles from './search.module.css';
import { useInteractOutside } from './useInteractOutside.ts';

const pagesWithField = new Set(['/search', '/allcourses']);

/**
 * The search field of the header; on narrow screens a button opens it below the header. The key `/` moves the focus to
 * it. It is not shown on pages that have a search field of their own.
 */
export const HeaderSearch = () => {
  const { pathname } = useLocation();
  const box = useRef<HTMLElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  useInteractOutside(box, open, () => setOpen(false));
  const show = (): void => {
    // The field must be rendered before it can get the focus.
    flushSync(() => setOpen(true));
    input.current?.focus();
  };
  const close = (): void => {
    setOpen(false);
    button.current?.focus();
  };
  const finish = (): void => {
    setOpen(false);
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  const hasOwnField = pagesWithField.has(pathname);
  useShortcut('/', hasOwnField ? undefined : show);
  if (hasOwnField) return null;
  return (
    <search ref={box} className={open ? `${styles.search} ${styles.open}` : styles.search}>
      <IconButton
        ref={button}
        className={styles.toggle}
        label={open ? 'shell.search.close' : 'shell.search.open'}
        aria-expanded={open}
        aria-controls="search-form"
        onClick={open ? close : show}
      >
        {open ? <IconX aria-hidden /> : <IconSearch aria-hidden />}
      </IconButton>
      <SearchForm input={input} onDone={finish} onLeave={close} />
    </search>
  );
};
