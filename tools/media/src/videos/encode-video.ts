import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm, writeFile } from 'node:fs/promises';
import { FRAMES_A_SECOND, HEIGHT, WIDTH } from '../graphics/scene.ts';
import { RATE, toPcm16, type Wave } from '../sound/wave.ts';

const options = (sound: string, file: string): string[] => [
  ...`-v error -y -f rawvideo -pix_fmt rgb24 -s ${WIDTH}x${HEIGHT} -r ${FRAMES_A_SECOND} -i pipe:0`.split(
    ' ',
  ),
  ...`-f s16le -ar ${RATE} -ac 1 -i`.split(' '),
  sound,
  ...'-c:v libx264 -preset slow -crf 31 -tune animation -pix_fmt yuv420p -g 96 -threads 1'.split(' '),
  ...'-c:a aac -b:a 52k -ac 1'.split(' '),
  // The file contains no creation time and no encoder name, so the same input gives the same bytes.
  ...'-map_metadata -1 -fflags +bitexact -flags:v +bitexact -flags:a +bitexact -movflags +faststart'.split(
    ' ',
  ),
  file,
];

/** Encodes H.264 and AAC into an MP4 with its index at the start, so that playback can start before the whole file is loaded. */
export const encodeVideo = async (pictures: Iterable<Buffer>, sound: Wave, file: string): Promise<void> => {
  const raw = `${file}.pcm`;
  await writeFile(raw, toPcm16(sound));
  const ffmpeg = spawn('ffmpeg', options(raw, file), { stdio: ['pipe', 'inherit', 'inherit'] });
  const ended = once(ffmpeg, 'exit') as Promise<[number | null]>;
  // The exit code reports a failure; a write error on the closed pipe is a consequence of the failure.
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
