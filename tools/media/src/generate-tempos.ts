import { writeFile } from 'node:fs/promises';
import { listCaptions } from './videos/lesson-captions.ts';
import { listTempos } from './videos/lesson-tempos.ts';
import { lessonVideos } from './videos/lesson-videos.ts';

/**
 * Writes the tempo, the chapters and the captions of each lesson video: `node tools/media/src/generate-tempos.ts`. The demo loader
 * stores them with the lessons.
 */
const write = (name: string, content: object): Promise<void> =>
  writeFile(new URL(`../../demo/media/${name}`, import.meta.url), `${JSON.stringify(content, null, 2)}\n`);
await write('lesson-tempos.json', listTempos(lessonVideos));
await write('lesson-captions.json', listCaptions(lessonVideos));
