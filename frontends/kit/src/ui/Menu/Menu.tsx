import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, type RefObject, useCallback, useEffect, useId, useRef, useState } from 'react';
import buttonStyles from '../Button/button.module.css';
import styles from './menu.module.css';
import { useCloseOnEscape } from './useCloseOnEscape.ts';

type Props = {
  /** The content of the button; also its accessible name unless `label` is set. */
  button: ReactNode;
  label?: string;
  className?: string;
  /** The button is round, without an arrow. */
  iconOnly?: boolean;
  align?: 'start' | 'end';
  children: ReactNode | ((close: () => void) => ReactNode);
  onOpen?: () => void;
};

/** While open, a click or focus outside the box calls `close`. `close` must be stable. */
const useCloseOnOutside = (open: boolean, close: () => void, box: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    if (!open) return;
    const closeOnOutside = (event: Event): void => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) close();
    };
    document.addEventListener('pointerdown', closeOnOutside);
    document.addEventListener('focusin', closeOnOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOnOutside);
      document.removeEventListener('focusin', closeOnOutside);
    };
  }, [open, close, box]);
};

/**
 * A button that opens a menu of links or choices below it. Escape, and a click or focus outside, close the menu. Escape
 * returns the focus to the button.
 */
export const Menu = ({
  button,
  label,
  className = `${buttonStyles.button} ${buttonStyles.ghost}`,
  iconOnly,
  align = 'start',
  children,
  onOpen,
}: Props) => {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const id = useId();
  const close = useCallback((): void => setOpen(false), []);

  useCloseOnOutside(open, close, box);
  useCloseOnEscape(open, close, trigger);

  const toggle = (): void => {
    if (!open) onOpen?.();
    setOpen(!open);
  };

  return (
    <div className={styles.menu} ref={box}>
      <button
        ref={trigger}
        type="button"
        className={className}
        aria-expanded={open}
        aria-controls={id}
        aria-label={label}
        onClick={toggle}
      >
        {button}
        {!iconOnly && <IconChevronDown className={styles.chevron} aria-hidden />}
      </button>
      <div id={id} className={`${styles.sheet} ${styles[align]}`} hidden={!open}>
        {open && (typeof children === 'function' ? children(close) : children)}
      </div>
    </div>
  );
};
