import type { ApiSchemas } from '@sargam/kit';
import { type ReactNode, useMemo } from 'react';
import { LessonScore } from '../score/LessonScore.tsx';
import { useLessonScore } from '../score/useLessonScore.ts';
import { usePracticeRecorder } from './journal/usePracticeRecorder.ts';
import { LoopSection } from './loop/LoopSection.tsx';
import { useLoop } from './loop/useLoop.ts';
import { useSavedLoops } from './loop/useSavedLoops.ts';
import { createBeatGrid } from './metronome/beat-grid.ts';
import { MetronomeSection } from './metronome/MetronomeSection.tsx';
import { useVideoMetronome } from './metronome/useVideoMetronome.ts';
import styles from './practice.module.css';
import { SpeedSection } from './speed/SpeedSection.tsx';
import { useTrainer } from './speed/useTrainer.ts';
import { usePracticeKeys } from './usePracticeKeys.ts';

type Props = {
  video: HTMLVideoElement;
  courseId: string;
  lesson: ApiSchemas['Lesson'];
  /** Shown between the score and the tools. */
  children?: ReactNode;
};

/** The score and the tools for practising with the video of a lesson. */
export const Practice = ({ video, courseId, lesson, children }: Props) => {
  const { tempo, metre, firstBeat, tempoMap } = lesson;
  const grid = useMemo(
    () => createBeatGrid({ tempo, metre, firstBeat, tempoMap }),
    [tempo, metre, firstBeat, tempoMap],
  );
  const trainer = useTrainer(video);
  const recorder = usePracticeRecorder(video, lesson._id);
  const score = useLessonScore(courseId, lesson, grid);
  const loop = useLoop(video, score.played, (round) => {
    recorder.countRound(round);
    trainer.countRound();
  });
  const saved = useSavedLoops(lesson._id);
  const metronome = useVideoMetronome(video, grid, loop.active);
  usePracticeKeys({ video, loop, saved, trainer, metronome });
  return (
    <>
      {lesson.score?.src && <LessonScore video={video} state={score} loop={loop.loop} />}
      {children}
      <div className={styles.practice}>
        <LoopSection video={video} controls={loop} saved={saved} />
        <SpeedSection video={video} trainer={trainer} hasLoop={loop.active !== undefined} />
        <MetronomeSection video={video} controls={metronome} />
      </div>
    </>
  );
};
