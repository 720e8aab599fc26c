import { mkdir, stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { openRasterizer } from './graphics/rasterizer.ts';
import { renderFrames } from './graphics/render-frames.ts';
import { calculateLength } from './score/score.ts';
import { encodeVideo } from './videos/encode-video.ts';
import { createScene } from './videos/lesson-video.ts';
import { lessonVideos } from './videos/lesson-videos.ts';

/** Generates the lesson videos: `node tools/media/src/generate-videos.ts [file…]`. Needs ffmpeg and Chromium. */
const wanted = process.argv.slice(2);
const folder = fileURLToPath(new URL('../../demo/media/lessons/', import.meta.url));
await mkdir(folder, { recursive: true });
const raster = await openRasterizer();

for (const lesson of lessonVideos.filter(({ file }) => wanted.length === 0 || wanted.includes(file))) {
  const { sound, scene } = lesson.render();
  const picture = await raster.draw(createScene(lesson, scene));
  const file = `${folder}${lesson.file}.mp4`;
  await encodeVideo(renderFrames(picture, calculateLength(lesson.score)), sound, file);
  const { size } = await stat(file);
  console.log(`${lesson.file}: ${calculateLength(lesson.score).toFixed(1)} s, ${Math.round(size / 1024)} kB`);
}
await raster.close();
