import { Button, layout, typography, useI18n } from '@sargam/kit';
import { SwitchField } from '@sargam/kit/fields';
import { IconPlayerPlayFilled, IconPlayerStopFilled } from '@tabler/icons-react';
import practiceStyles from '../practice.module.css';
import { useMediaValue } from '../useMediaValue.ts';
import { BeatRow } from './BeatRow.tsx';
import { type BeatGrid, beatAt } from './beat-grid.ts';
import styles from './metronome.module.css';
import type { MetronomeControls } from './useVideoMetronome.ts';

type Props = { video: HTMLVideoElement; controls: MetronomeControls };

/** The tempo at the position of the video and at its speed. */
const useTempo = (video: HTMLVideoElement, grid: BeatGrid): number => {
  const time = useMediaValue(video, 'time');
  const rate = useMediaValue(video, 'rate');
  const { bpm } = grid.tempos.findLast(({ beat }) => beat <= beatAt(grid, time)) ?? grid.tempos[0];
  return Math.round(bpm * rate);
};

const Metronome = ({ video, controls, grid }: Props & { grid: BeatGrid }) => {
  const { t, format } = useI18n();
  const { isOn, toggle, hasCountIn, setCountIn, count } = controls;
  const tempo = useTempo(video, grid);
  return (
    <>
      <div className={`${layout.row} ${layout.wrapping}`}>
        <Button
          variant={isOn ? 'solid' : 'line'}
          size="small"
          icon={isOn ? <IconPlayerStopFilled aria-hidden /> : <IconPlayerPlayFilled aria-hidden />}
          text={isOn ? 'panel.practice.metronome.stop' : 'panel.practice.metronome.start'}
          onClick={toggle}
        />
        <span className={`${styles.tempo} ${typography.digits}`}>{format.count(tempo)}</span>
        <span className={typography.faint}>BPM</span>
      </div>
      <BeatRow video={video} grid={grid} isOn={isOn} />
      <SwitchField
        label={t('panel.practice.metronome.count_in')}
        hint={t('panel.practice.metronome.count_in_hint', { count: grid.beatsPerMeasure })}
        checked={hasCountIn}
        onChange={(event) => setCountIn(event.target.checked)}
      />
      <output className={styles.count}>{count > 0 && format.count(count)}</output>
    </>
  );
};

/** The metronome at the tempo of the lesson, on the beats of the video. */
export const MetronomeSection = ({ video, controls }: Props) => {
  const { t } = useI18n();
  const { grid } = controls;
  return (
    <section className={practiceStyles.section} aria-labelledby="practice-metronome">
      <h2 id="practice-metronome">{t('panel.practice.metronome.title')}</h2>
      {grid ? (
        <Metronome video={video} controls={controls} grid={grid} />
      ) : (
        <p className={typography.muted}>{t('panel.practice.metronome.no_tempo')}</p>
      )}
    </section>
  );
};
