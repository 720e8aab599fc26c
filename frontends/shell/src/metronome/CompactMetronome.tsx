import './metronome.css';
import { useTranslate } from '@sargam/kit';
import { useState } from 'react';
import { Bpm, MeasureBeats, StartStop } from './MetronomeControls.tsx';
import { useMetronome } from './useMetronome.ts';

/**
 * For pages without the footer: whoever set it going can stop it there, and start it again. It is not there for
 * everybody else.
 */
export const CompactMetronome = () => {
  const t = useTranslate();
  const { playing } = useMetronome();
  const [heard, setHeard] = useState(playing);
  if (playing && !heard) setHeard(true);
  if (!heard) return null;
  return (
    <section className="metro metro-small" aria-label={t('shell.metronome.name')}>
      <StartStop />
      <div className="grow">
        <Bpm />
        <MeasureBeats />
      </div>
    </section>
  );
};
