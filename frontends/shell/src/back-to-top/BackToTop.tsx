import { IconButton, useFreePlace } from '@sargam/kit';
import { IconArrowUp } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import styles from './back-to-top.module.css';

const MIN_SCROLL_PX = 160;

/** Moves the focus to the content, because the button disappears during the scroll. */
const scrollToTop = (): void => {
  document.getElementById('main')?.focus({ preventScroll: true });
  window.scrollTo({ top: 0 });
};

/** The button moves above bars and controls. It is hidden where it would cover a control in any place. */
const TopButton = () => {
  const button = useRef<HTMLButtonElement>(null);
  const { bottom, covered } = useFreePlace(button, true);
  return (
    <IconButton
      ref={button}
      className={`${styles.backToTop} ${covered > 0 ? styles.covering : ''}`}
      style={{ bottom }}
      label="shell.back_to_top"
      onClick={scrollToTop}
    >
      <IconArrowUp aria-hidden />
    </IconButton>
  );
};

/** Appears once the page is scrolled by 160 px. */
export const BackToTop = () => {
  const [isVisible, setIsVisible] = useState(false);
  useEffect(() => {
    const update = (): void => setIsVisible(window.scrollY > MIN_SCROLL_PX);
    // Reading scrollY immediately would force an early layout of the whole page.
    const frame = requestAnimationFrame(update);
    window.addEventListener('scroll', update, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', update);
    };
  }, []);
  return isVisible && <TopButton />;
};
