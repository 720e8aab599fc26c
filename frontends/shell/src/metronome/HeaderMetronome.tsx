import { IconButton } from '@sargam/kit';
import { IconPlayerStopFilled } from '@tabler/icons-react';
import styles from './metronome.module.css';
import { metronome } from './metronome.ts';
import { useMetronome } from './useMetronome.ts';

/** Moves the focus to the content, because the button disappears. */
const stopMetronome = (): void => {
  document.getElementById('main')?.focus({ preventScroll: true });
  metronome.toggle();
};

/** Stops a running metronome from every page; without one it is not shown. */
export const HeaderMetronome = () => {
  const { playing } = useMetronome();
  if (!playing) return null;
  return (
    <IconButton className={styles.headerStop} label="shell.metronome.stop" onClick={stopMetronome}>
      <IconPlayerStopFilled aria-hidden />
    </IconButton>
  );
};
