import { mkdir, stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { encode } from './encode.ts';
import { sceneOf } from './lesson.ts';
import { lessons } from './lessons.ts';
import { frames } from './picture/frames.ts';
import { openRaster } from './picture/raster.ts';
import { lengthOf } from './score/score.ts';

/** Makes the lesson videos anew: `node media/generate.ts [file…]`. Needs ffmpeg and Chromium; using the demo needs neither. */
const wanted = process.argv.slice(2);
const folder = fileURLToPath(new URL('./lessons/', import.meta.url));
await mkdir(folder, { recursive: true });
const raster = await openRaster();

for (const lesson of lessons.filter(({ file }) => wanted.length === 0 || wanted.includes(file))) {
  const { sound, stage } = lesson.make();
  const picture = await raster.draw(sceneOf(lesson, stage));
  const file = `${folder}${lesson.file}.mp4`;
  await encode(frames(picture, lengthOf(lesson.score)), sound, file);
  const { size } = await stat(file);
  console.log(`${lesson.file}: ${lengthOf(lesson.score).toFixed(1)} s, ${Math.round(size / 1024)} kB`);
}
await raster.close();
