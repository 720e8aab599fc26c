import './metronome.css';
import { IconButton, Range, useFormat, useText } from '@sargam/kit';
import { IconMinus, IconPlayerPlayFilled, IconPlayerStopFilled, IconPlus } from '@tabler/icons-react';
import { beatsPerMeasure, tempo } from './tempo.ts';
import { useMetronome } from './useMetronome.ts';

const MeasureBeats = ({ beat }: { beat: number }) => (
  <div className="beats" aria-hidden="true">
    {Array.from({ length: beatsPerMeasure }, (_, i) => (
      <i key={i} className={i === beat ? 'on' : ''} />
    ))}
  </div>
);

/** The free metronome of the footer. */
export const Metronome = () => {
  const t = useText();
  const format = useFormat();
  const { bpm, beat, playing, setTempo, toggle } = useMetronome();
  return (
    <section className="metro" aria-labelledby="metronome-title">
      <div className="row between">
        <h2 id="metronome-title">{t('shell.metronome.title')}</h2>
        <span className="xs quiet">{t('shell.metronome.beats', { count: beatsPerMeasure })}</span>
      </div>
      <div className="row controls">
        <IconButton label={t(playing ? 'shell.metronome.stop' : 'shell.metronome.start')} onClick={toggle}>
          {playing ? <IconPlayerStopFilled aria-hidden /> : <IconPlayerPlayFilled aria-hidden />}
        </IconButton>
        <p>
          <span className="bpm">{format.digits(bpm)}</span>{' '}
          <span className="sm quiet">{t('shell.metronome.unit')}</span>
        </p>
        <span className="grow" />
        <IconButton small label={t('shell.metronome.slower')} onClick={() => setTempo(bpm - 1)}>
          <IconMinus aria-hidden />
        </IconButton>
        <IconButton small label={t('shell.metronome.faster')} onClick={() => setTempo(bpm + 1)}>
          <IconPlus aria-hidden />
        </IconButton>
      </div>
      <Range
        min={tempo.least}
        max={tempo.most}
        value={bpm}
        label={t('shell.metronome.tempo')}
        valueText={t('shell.metronome.bpm', { count: bpm })}
        onPick={setTempo}
      />
      <MeasureBeats beat={beat} />
    </section>
  );
};
