import { setRate } from '@sargam/kit/player';
import { useState } from 'react';
import { defaultTrainer, speedAfterRound, type Trainer } from './trainer.ts';

/** The speed trainer of this lesson. `countRound` is called after each round of the loop. */
export const useTrainer = (video: HTMLVideoElement) => {
  const [trainer, setTrainer] = useState(defaultTrainer);
  const [isOn, setOn] = useState(false);
  const [played, setPlayed] = useState(0);
  return {
    trainer,
    isOn,
    setOn: (on: boolean): void => {
      setOn(on);
      setPlayed(0);
    },
    change: (part: Partial<Trainer>): void => setTrainer({ ...trainer, ...part }),
    countRound: (): void => {
      if (!isOn) return;
      setPlayed(played + 1);
      setRate(video, speedAfterRound(trainer, played + 1, video.playbackRate));
    },
  };
};

export type TrainerControls = ReturnType<typeof useTrainer>;
