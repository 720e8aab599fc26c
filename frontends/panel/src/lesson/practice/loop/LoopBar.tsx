import { useMediaValue } from '../useMediaValue.ts';
import { LoopHandle } from './LoopHandle.tsx';
import styles from './loop.module.css';
import type { Loop } from './loop.ts';
import { percent } from './percent.ts';
import type { LoopControls } from './useLoop.ts';

const Playhead = ({ video, duration }: { video: HTMLVideoElement; duration: number }) => {
  const time = useMediaValue(video, 'time');
  return <i className={styles.playhead} style={{ insetInlineStart: percent(time, duration) }} />;
};

type Props = { video: HTMLVideoElement; loop: Loop; controls: LoopControls };

/** The whole lesson as a bar, with the loop and its two handles. */
export const LoopBar = ({ video, loop, controls: { duration, drag, step, active } }: Props) => {
  const region = {
    insetInlineStart: percent(loop.start, duration),
    width: percent(loop.end - loop.start, duration),
  };
  return (
    <div className={styles.bar}>
      <i className={active ? `${styles.region} ${styles.active}` : styles.region} style={region} />
      <Playhead video={video} duration={duration} />
      {(['start', 'end'] as const).map((point) => (
        <LoopHandle
          key={point}
          point={point}
          loop={loop}
          duration={duration}
          move={(to) => drag(point, to)}
          step={step && ((isForward) => step(point, isForward))}
        />
      ))}
    </div>
  );
};
