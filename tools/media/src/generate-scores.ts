import { mkdir, writeFile } from 'node:fs/promises';
import { listScores } from './music-xml/list-scores.ts';
import { lessonVideos } from './videos/lesson-videos.ts';

/**
 * Writes the score of each lesson with notes as MusicXML: `node tools/media/src/generate-scores.ts`. The demo loader stores them
 * with the lessons.
 */
const folder = new URL('../../demo/media/scores/', import.meta.url);
await mkdir(folder, { recursive: true });
for (const { file, xml } of listScores(lessonVideos))
  await writeFile(new URL(`${file}.musicxml`, folder), xml);
