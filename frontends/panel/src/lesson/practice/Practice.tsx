import { LoopSection } from './loop/LoopSection.tsx';
import { useLoop } from './loop/useLoop.ts';
import styles from './practice.module.css';
import { SpeedSection } from './speed/SpeedSection.tsx';
import { useTrainer } from './speed/useTrainer.ts';
import { usePracticeKeys } from './usePracticeKeys.ts';

/** The tools for practising with the video of a lesson. */
export const Practice = ({ video }: { video: HTMLVideoElement }) => {
  const trainer = useTrainer(video);
  const loop = useLoop(video, trainer.countRound);
  usePracticeKeys({ video, loop, trainer });
  return (
    <div className={styles.practice}>
      <LoopSection video={video} controls={loop} />
      <SpeedSection video={video} trainer={trainer} hasLoop={loop.active !== undefined} />
    </div>
  );
};
