import type { LessonVideo } from '../videos/lesson-video.ts';
import { writeMusicXml } from './write-music-xml.ts';

/** The score of each video as MusicXML. The videos about sound engineering have none: they are not about the notes. */
export const listScores = (
  videos: readonly LessonVideo[],
): readonly { readonly file: string; readonly xml: string }[] =>
  videos
    .filter(({ file }) => !file.startsWith('sound-'))
    .map(({ file, title, score }) => ({ file, xml: writeMusicXml(title.en, score) }));
