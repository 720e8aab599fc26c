import { layout, useTranslate } from '@sargam/kit';
import { useState } from 'react';
import { Bpm, MeasureBeats, StartStop } from './MetronomeControls.tsx';
import styles from './metronome.module.css';
import { useMetronome } from './useMetronome.ts';

/** The metronome of pages without the footer. It appears only after the user has started the metronome. */
export const CompactMetronome = () => {
  const t = useTranslate();
  const { playing } = useMetronome();
  const [wasStarted, setWasStarted] = useState(playing);
  if (playing && !wasStarted) setWasStarted(true);
  if (!wasStarted) return null;
  return (
    <section className={`${styles.metronome} ${styles.compact}`} aria-label={t('shell.metronome.name')}>
      <StartStop />
      <div className={layout.grow}>
        <Bpm />
        <MeasureBeats />
      </div>
    </section>
  );
};
