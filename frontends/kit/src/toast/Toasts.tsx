import { IconAlertCircle, IconCircleCheck, IconInfoCircle, IconLock, IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useFreePlace } from '../free-place/useFreePlace.ts';
import { Link } from '../router/Link.tsx';
import layout from '../theme/layout.module.css';
import { IconButton } from '../ui/Button/Button.tsx';
import { dismissToast, type Toast, type ToastKind, useToasts } from './store.ts';
import styles from './toast.module.css';
import { useOpenDialog } from './useOpenDialog.ts';

/** Calls `done` after `ms` milliseconds, not counting pauses. */
const useCountdown = (ms: number, paused: boolean, done: () => void): void => {
  const remainingMs = useRef(ms);
  const finish = useRef(done);
  useEffect(() => {
    finish.current = done;
  }, [done]);
  useEffect(() => {
    if (paused) return;
    const started = Date.now();
    const timer = setTimeout(() => finish.current(), remainingMs.current);
    return () => {
      clearTimeout(timer);
      remainingMs.current -= Date.now() - started;
    };
  }, [paused]);
};

const icons: Record<ToastKind, typeof IconX> = {
  success: IconCircleCheck,
  info: IconInfoCircle,
  warning: IconLock,
  error: IconAlertCircle,
};

const ToastAction = ({ action, close }: { action: NonNullable<Toast['action']>; close: () => void }) => {
  const act = (): void => {
    action.onClick?.();
    close();
  };
  if (action.to) {
    return (
      <Link className={styles.action} to={action.to} onClick={act}>
        {action.label}
      </Link>
    );
  }
  return (
    <button type="button" className={styles.action} onClick={act}>
      {action.label}
    </button>
  );
};

const ToastBox = ({ toast }: { toast: Toast }) => {
  const [paused, setPaused] = useState(false);
  const close = (): void => dismissToast(toast.id);
  useCountdown(toast.duration, paused, close);
  const Icon = icons[toast.kind];
  return (
    // Hover or focus pauses the countdown; the box itself is not a control.
    <div
      className={`${styles.toast} ${styles[toast.kind]}`}
      role={toast.kind === 'error' ? 'alert' : 'status'}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      <Icon aria-hidden />
      <div className={layout.grow}>
        <p>{toast.text}</p>
        {toast.action && <ToastAction action={toast.action} close={close} />}
      </div>
      <IconButton label="kit.close" onClick={close}>
        <IconX aria-hidden />
      </IconButton>
      <span
        className={styles.countdown}
        style={{
          animationDuration: `${toast.duration}ms`,
          animationPlayState: paused ? 'paused' : 'running',
        }}
      />
    </div>
  );
};

const listToasts = (toasts: readonly Toast[]) =>
  toasts.map((toast) => <ToastBox key={toast.id} toast={toast} />);

/** Toasts at the bottom cover no control and no fixed bar. */
const ToastLists = ({ toasts }: { toasts: readonly Toast[] }) => {
  const list = useRef<HTMLDivElement>(null);
  const { bottom } = useFreePlace(list, toasts.length > 0 && toasts);
  return (
    <>
      <div ref={list} className={`${styles.toasts} ${styles.bottom}`} style={{ bottom }}>
        {listToasts(toasts.filter(({ place }) => place === 'bottom'))}
      </div>
      <div className={`${styles.toasts} ${styles.top}`}>
        {listToasts(toasts.filter(({ place }) => place === 'top'))}
      </div>
    </>
  );
};

/** All toasts, inside the open modal dialog if there is one; only the shell renders them. */
export const Toasts = () => {
  const toasts = useToasts();
  const dialog = useOpenDialog(toasts.length > 0);
  const lists = <ToastLists toasts={toasts} />;
  return dialog ? createPortal(lists, dialog) : lists;
};
