import { createDrumKitScene } from '../graphics/drum-kit-scene.ts';
import { createFretboardScene } from '../graphics/fretboard-scene.ts';
import { createHeading, type Title } from '../graphics/heading.ts';
import { createKeyboardScene } from '../graphics/keyboard-scene.ts';
import { type PaletteName, pageColours, palettes } from '../graphics/palette.ts';
import type { Scene } from '../graphics/scene.ts';
import type { DrumScore } from '../score/drums.ts';
import type { Score } from '../score/score.ts';
import { renderScore } from '../sound/render-score.ts';
import type { Wave } from '../sound/wave.ts';

/** One video: its sound, its picture and its titles. */
export interface LessonVideo {
  readonly file: string;
  readonly title: Title;
  readonly score: Score;
  readonly render: () => { readonly sound: Wave; readonly scene: Scene };
  readonly room: keyof typeof pageColours;
}

interface Style {
  readonly colours: PaletteName;
  readonly room?: LessonVideo['room'];
}

const createVideo = (score: Score, look: Style, scene: () => Scene) => ({
  score,
  room: look.room ?? 'day',
  render: () => ({ sound: renderScore(score), scene: scene() }),
});

export const createFretboardVideo = (score: Score, strings: 4 | 6, frets: number, look: Style) =>
  createVideo(score, look, () => createFretboardScene(score, palettes[look.colours], { strings, frets }));

export const createDrumVideo = (score: DrumScore, look: Style) =>
  createVideo(score, look, () => createDrumKitScene(score, palettes[look.colours]));

export const createKeyboardVideo = (score: Score, look: Style & { names?: 'letters' | 'swara' }) =>
  createVideo(score, look, () => createKeyboardScene(score, palettes[look.colours], look.names));

export const createScene = (lesson: LessonVideo, scene: Scene): Scene => {
  const head = createHeading(lesson.title, lesson.score, pageColours[lesson.room]);
  return { background: head.background + scene.background, sprites: [...head.sprites, ...scene.sprites] };
};
