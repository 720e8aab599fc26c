import { fretboard } from './picture/fretboard.ts';
import { heading, type Title } from './picture/heading.ts';
import { keyboard } from './picture/keyboard.ts';
import { kit } from './picture/kit.ts';
import { type PaletteName, palettes, rooms } from './picture/palette.ts';
import type { Scene } from './picture/scene.ts';
import type { DrumScore } from './score/drums.ts';
import type { Score } from './score/score.ts';
import { perform } from './sound/perform.ts';
import type { Wave } from './sound/wave.ts';

/** One video: what is heard, what is seen, and what stands over it. */
export interface Lesson {
  readonly file: string;
  readonly title: Title;
  readonly score: Score;
  readonly make: () => { readonly sound: Wave; readonly stage: Scene };
  readonly room: keyof typeof rooms;
}

interface Look {
  readonly colours: PaletteName;
  readonly room?: Lesson['room'];
}

const onStage = (score: Score, look: Look, stage: () => Scene) => ({
  score,
  room: look.room ?? 'day',
  make: () => ({ sound: perform(score), stage: stage() }),
});

export const onNeck = (score: Score, strings: 4 | 6, frets: number, look: Look) =>
  onStage(score, look, () => fretboard(score, palettes[look.colours], { strings, frets }));

export const onKit = (score: DrumScore, look: Look) =>
  onStage(score, look, () => kit(score, palettes[look.colours]));

export const onKeys = (score: Score, look: Look & { names?: 'letters' | 'swara' }) =>
  onStage(score, look, () => keyboard(score, palettes[look.colours], look.names));

export const sceneOf = (lesson: Lesson, stage: Scene): Scene => {
  const head = heading(lesson.title, lesson.score, rooms[lesson.room]);
  return { ground: head.ground + stage.ground, lamps: [...head.lamps, ...stage.lamps] };
};
