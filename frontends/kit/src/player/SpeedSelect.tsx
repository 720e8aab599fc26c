import { useFormat, useTranslate } from '@sargam/kit';

export const speeds = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const;

type Props = { rate: number; set: (rate: number) => void };

/** Selects the playback speed. The browser keeps the pitch. */
export const SpeedSelect = ({ rate, set }: Props) => {
  const t = useTranslate();
  const format = useFormat();
  return (
    <select
      className="spd"
      aria-label={t('kit.player.speed')}
      value={rate}
      onChange={(event) => set(Number(event.target.value))}
    >
      {speeds.map((speed) => (
        <option key={speed} value={speed}>{`${format.count(speed)}×`}</option>
      ))}
    </select>
  );
};
