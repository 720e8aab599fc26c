import './metronome.css';
import { IconButton, Slider, useTranslate } from '@sargam/kit';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import { Bpm, MeasureBeats, StartStop } from './MetronomeControls.tsx';
import { metronome } from './metronome.ts';
import { TapButton } from './TapButton.tsx';
import { beatsPerMeasure, tempoLimits } from './tempo.ts';
import { useMetronome } from './useMetronome.ts';

/** The metronome in the footer. */
export const Metronome = () => {
  const t = useTranslate();
  const { bpm } = useMetronome();
  return (
    <section className="metro" aria-labelledby="metronome-title">
      <div className="row between">
        <h2 id="metronome-title">{t('shell.metronome.title')}</h2>
        <span className="xs quiet">{t('shell.metronome.beats', { count: beatsPerMeasure })}</span>
      </div>
      <div className="row controls">
        <StartStop />
        <Bpm />
        <span className="grow" />
        <IconButton small label={t('shell.metronome.slower')} onClick={() => metronome.setTempo(bpm - 1)}>
          <IconMinus aria-hidden />
        </IconButton>
        <IconButton small label={t('shell.metronome.faster')} onClick={() => metronome.setTempo(bpm + 1)}>
          <IconPlus aria-hidden />
        </IconButton>
      </div>
      <Slider
        min={tempoLimits.min}
        max={tempoLimits.max}
        value={bpm}
        label={t('shell.metronome.tempo')}
        valueText={t('shell.metronome.bpm', { count: bpm })}
        onChange={metronome.setTempo}
      />
      <div className="row metro-last">
        <MeasureBeats />
        <TapButton />
      </div>
    </section>
  );
};
