import './menu.css';
import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';

type Props = {
  /** The content of the button; also its accessible name unless `label` is set. */
  button: ReactNode;
  label?: string;
  className?: string;
  align?: 'start' | 'end';
  children: ReactNode | ((close: () => void) => ReactNode);
  onOpen?: () => void;
};

/**
 * A button that opens a menu of links or choices below it. Escape, and a click or focus outside, close the menu. Escape
 * returns the focus to the button.
 */
export const Menu = ({
  button,
  label,
  className = 'btn ghost',
  align = 'start',
  children,
  onOpen,
}: Props) => {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const id = useId();
  const close = (): void => setOpen(false);

  useEffect(() => {
    if (!open) return;
    const closeOnOutside = (event: Event): void => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) setOpen(false);
    };
    const closeOnEscape = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      trigger.current?.focus();
    };
    document.addEventListener('pointerdown', closeOnOutside);
    document.addEventListener('focusin', closeOnOutside);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', closeOnOutside);
      document.removeEventListener('focusin', closeOnOutside);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [open]);

  const toggle = (): void => {
    if (!open) onOpen?.();
    setOpen(!open);
  };

  return (
    <div className="menu" ref={box}>
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
        <IconChevronDown className="chevron" aria-hidden />
      </button>
      <div id={id} className={`menu-sheet from-${align}`} hidden={!open}>
        {open && (typeof children === 'function' ? children(close) : children)}
      </div>
    </div>
  );
};
