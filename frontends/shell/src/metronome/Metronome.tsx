import { buttonStyles, IconButton, layout, Slider, typography, useTranslate } from '@sargam/kit';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import { Bpm, MeasureBeats, StartStop } from './MetronomeControls.tsx';
import styles from './metronome.module.css';
import { metronome } from './metronome.ts';
import { beatsPerMeasure, tempoLimits } from './tempo.ts';
import { useMetronome, useTapTempo } from './useMetronome.ts';

/** Sets the tempo from repeated taps. A pointer counts on pointerdown; keyboard and assistive technology send a click. */
const TapButton = () => {
  const t = useTranslate();
  const { tap, tapped } = useTapTempo();
  const tapByKeyboard = (event: MouseEvent): void => {
    if (event.detail === 0) tap();
  };
  return (
    <>
      <button
        type="button"
        className={`${buttonStyles.button} ${buttonStyles.small} ${styles.tap}`}
        onPointerDown={tap}
        onClick={tapByKeyboard}
      >
        {t('shell.metronome.tap')}
      </button>
      <output className={layout.visuallyHidden}>
        {tapped !== undefined && t('shell.metronome.bpm', { count: tapped })}
      </output>
    </>
  );
};

/** The metronome in the footer. */
export const Metronome = () => {
  const t = useTranslate();
  const { bpm } = useMetronome();
  return (
    <section className={styles.metronome} aria-labelledby="metronome-title">
      <div className={`${layout.row} ${layout.spaceBetween}`}>
        <h2 id="metronome-title">{t('shell.metronome.title')}</h2>
        <span className={`${typography.tiny} ${styles.unit}`}>
          {t('shell.metronome.beats', { count: beatsPerMeasure })}
        </span>
      </div>
      <div className={`${layout.row} ${styles.controls}`}>
        <StartStop />
        <Bpm />
        <span className={layout.grow} />
        <IconButton
          small
          className={styles.step}
          label="shell.metronome.slower"
          onClick={() => metronome.setTempo(bpm - 1)}
        >
          <IconMinus aria-hidden />
        </IconButton>
        <IconButton
          small
          className={styles.step}
          label="shell.metronome.faster"
          onClick={() => metronome.setTempo(bpm + 1)}
        >
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
      <div className={`${layout.row} ${styles.taps}`}>
        <MeasureBeats />
        <TapButton />
      </div>
    </section>
  );
};
