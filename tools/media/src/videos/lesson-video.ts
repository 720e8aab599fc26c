import { createHeading } from '../graphics/heading.ts';
import { pageColours } from '../graphics/palette.ts';
import type { Scene } from '../graphics/scene.ts';
import type { Score } from '../score/score.ts';
import type { Wave } from '../sound/wave.ts';

interface Title {
  readonly en: string;
  readonly bn: string;
}

/** One video: its sound, its picture, and the title of what it plays. */
export interface LessonVideo {
  readonly file: string;
  readonly title: Title;
  readonly score: Score;
  readonly render: () => { readonly sound: Wave; readonly scene: Scene };
  readonly theme: keyof typeof pageColours;
}

export const createScene = (lesson: LessonVideo, scene: Scene): Scene => {
  const head = createHeading(lesson.score, pageColours[lesson.theme]);
  return { background: head.background + scene.background, sprites: [...head.sprites, ...scene.sprites] };
};
