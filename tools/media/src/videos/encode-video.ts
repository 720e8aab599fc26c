import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm, writeFile } from 'node:fs/promises';
import { FRAMES_A_SECOND, HEIGHT, WIDTH } from '../graphics/scene.ts';
import { RATE, toPcm16, type Wave } from '../sound/wave.ts';

const options = (sound: string, file: string): string[] => [
  ...['-v', 'error', '-y'],
  ...[
    '-f',
    'rawvideo',
    '-pix_fmt',
    'rgb24',
    '-s',
    `${WIDTH}x${HEIGHT}`,
    '-r',
    String(FRAMES_A_SECOND),
    '-i',
    'pipe:0',
  ],
  ...['-f', 's16le', '-ar', String(RATE), '-ac', '1', '-i', sound],
  ...[
    '-c:v',
    'libx264',
    '-preset',
    'slow',
    '-crf',
    '31',
    '-tune',
    'animation',
    '-pix_fmt',
    'yuv420p',
    '-g',
    '96',
    '-threads',
    '1',
  ],
  ...['-c:a', 'aac', '-b:a', '52k', '-ac', '1'],
  // Nothing in the file may say when or where it was made: the same input gives the same bytes.
  ...['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact', '-flags:a', '+bitexact'],
  ...['-movflags', '+faststart', file],
];

/** H.264 and AAC in an MP4 whose index stands in front, so that it plays from its first bytes. */
export const encodeVideo = async (pictures: Iterable<Buffer>, sound: Wave, file: string): Promise<void> => {
  const raw = `${file}.pcm`;
  await writeFile(raw, toPcm16(sound));
  const ffmpeg = spawn('ffmpeg', options(raw, file), { stdio: ['pipe', 'inherit', 'inherit'] });
  const ended = once(ffmpeg, 'exit') as Promise<[number | null]>;
  // What went wrong is told by its exit code; a pipe it has closed is only the echo of that.
  ffmpeg.stdin.on('error', () => undefined);
  for (const picture of pictures) {
    if (!ffmpeg.stdin.write(picture)) await Promise.race([once(ffmpeg.stdin, 'drain'), ended]);
    if (ffmpeg.exitCode !== null) break;
  }
  ffmpeg.stdin.end();
  const [code] = await ended;
  await rm(raw);
  if (code !== 0) throw new Error(`ffmpeg ended with ${code} for ${file}`);
};
