import './search.css';
import { IconButton, useLocation, useShortcut, useTranslate } from '@sargam/kit';
import { IconSearch, IconX } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { SearchForm } from './SearchForm.tsx';
import { useInteractOutside } from './useInteractOutside.ts';

/**
 * The search of every page: a field where the header has room for it, else a button that opens it under the header. `/`
 * leads there. The results page has a box of its own in this one's place.
 */
export const HeaderSearch = () => {
  const t = useTranslate();
  const { pathname } = useLocation();
  const box = useRef<HTMLElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  useInteractOutside(box, open, () => setOpen(false));
  const show = (): void => {
    // The field can take the focus only once it is there.
    flushSync(() => setOpen(true));
    input.current?.focus();
  };
  const leave = (): void => {
    setOpen(false);
    button.current?.focus();
  };
  const done = (): void => {
    setOpen(false);
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  const here = pathname === '/search';
  useShortcut('/', here ? undefined : show);
  if (here) return null;
  return (
    <search ref={box} className={open ? 'search open' : 'search'}>
      <IconButton
        ref={button}
        className="search-key"
        label={t(open ? 'shell.search.close' : 'shell.search.open')}
        aria-expanded={open}
        aria-controls="search-form"
        onClick={open ? leave : show}
      >
        {open ? <IconX aria-hidden /> : <IconSearch aria-hidden />}
      </IconButton>
      <SearchForm input={input} onDone={done} onLeave={leave} />
    </search>
  );
};
