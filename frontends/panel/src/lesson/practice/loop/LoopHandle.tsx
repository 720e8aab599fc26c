import { useI18n } from '@sargam/kit';
import { formatLoopTime } from '../../../shared/loop-time.ts';
import styles from './loop.module.css';
import type { Loop, LoopPoint } from './loop.ts';
import { percent } from './percent.ts';

type Props = {
  point: LoopPoint;
  loop: Loop;
  duration: number;
  move: (to: number) => void;
  step: ((isForward: boolean) => void) | undefined;
};

const isForward: Readonly<Record<string, boolean>> = {
  ArrowRight: true,
  ArrowUp: true,
  ArrowLeft: false,
  ArrowDown: false,
};

/** A tag for A or B on the bar. The arrow keys move it by a tenth of a second, or to the next bar line. */
export const LoopHandle = ({ point, loop, duration, move, step }: Props) => {
  const { t, format } = useI18n();
  return (
    <>
      <input
        type="range"
        className={styles.handle}
        min={0}
        max={duration}
        step={0.1}
        value={loop[point]}
        aria-label={t(`panel.practice.loop.${point}`)}
        aria-valuetext={format.digits(formatLoopTime(loop[point]))}
        onChange={(event) => move(Number(event.target.value))}
        onKeyDown={(event) => {
          const forward = isForward[event.key];
          if (!step || forward === undefined) return;
          event.preventDefault();
          step(forward);
        }}
      />
      <span
        className={styles.tag}
        style={{ insetInlineStart: percent(loop[point], duration) }}
        aria-hidden="true"
      >
        {t(`panel.practice.loop.${point}_tag`)}
      </span>
    </>
  );
};
