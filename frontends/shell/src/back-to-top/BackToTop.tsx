import './back-to-top.css';
import { IconButton, useTranslate } from '@sargam/kit';
import { IconArrowUp } from '@tabler/icons-react';
import { useEffect, useState } from 'react';

const FROM_PX = 160;

/** The button goes away on the way: the focus goes to the content, from where one reads on. */
const goUp = (): void => {
  document.getElementById('main')?.focus({ preventScroll: true });
  window.scrollTo({ top: 0 });
};

/** Appears once the page is scrolled by 160 px. */
export const BackToTop = () => {
  const t = useTranslate();
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const look = (): void => setShown(window.scrollY > FROM_PX);
    // Asked at once, it would have the whole page measured before its time.
    const frame = requestAnimationFrame(look);
    window.addEventListener('scroll', look, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', look);
    };
  }, []);
  if (!shown) return null;
  return (
    <IconButton className="to-top" line label={t('shell.back_to_top')} onClick={goUp}>
      <IconArrowUp aria-hidden />
    </IconButton>
  );
};
