import { writeFile } from 'node:fs/promises';
import { listTempos } from './videos/lesson-tempos.ts';
import { lessonVideos } from './videos/lesson-videos.ts';

/** Writes the tempo of each lesson video: `node tools/media/src/generate-tempos.ts`. The demo loader stores them with the lessons. */
const file = new URL('../../demo/media/lesson-tempos.json', import.meta.url);
await writeFile(file, `${JSON.stringify(listTempos(lessonVideos), null, 2)}\n`);
