import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Bucket } from '@sargam/chassis/objects';
import { inspectVideo } from '../video-files/inspect-video.ts';
import { ffmpegArguments } from './ffmpeg-arguments.ts';
import { attemptFolder } from './ladder-objects.ts';
import type { LadderRow } from './ladder-store.ts';
import {
  contentTypeOf,
  type EncodedRung,
  filesOf,
  multivariantFile,
  renderMultivariantPlaylist,
} from './playlists.ts';
import { FfmpegError, probeVideo, runFfmpeg } from './run-ffmpeg.ts';
import { chooseRungs, type Rung, soundName } from './rungs.ts';

export interface Encoding {
  readonly bucket: Bucket;
  readonly ffmpeg: string;
  readonly signal: AbortSignal;
  readonly onPercent: (percent: number) => void;
}

/** Uploads the two files of a rung and reads the codecs that its playlist needs. */
const uploadRung = async (
  { bucket }: Encoding,
  prefix: string,
  folder: string,
  { name, rung }: Omit<EncodedRung, 'codecs'>,
): Promise<EncodedRung> => {
  for (const file of filesOf(name)) {
    const path = join(folder, file);
    const { size } = await stat(path);
    await bucket.put(`${prefix}${file}`, createReadStream(path), { size, type: contentTypeOf(file) });
  }
  const media = `${prefix}${filesOf(name)[1]}`;
  const movie = await inspectVideo(bucket, media, (await bucket.stat(media))?.size ?? 0);
  if (!movie) throw new FfmpegError(`the MP4 of ${name} has no moov box`);
  // ffmpeg encodes AAC-LC.
  return { name, rung, codecs: movie.codecs.map((codec) => (codec === 'mp4a' ? 'mp4a.40.2' : codec)) };
};

/** The multivariant playlist is uploaded last: it names the other files. */
const uploadLadder = async (
  encoding: Encoding,
  prefix: string,
  folder: string,
  rungs: readonly (readonly [name: string, rung?: Rung])[],
): Promise<string[]> => {
  const ladder: EncodedRung[] = [];
  for (const [name, rung] of rungs) {
    encoding.signal.throwIfAborted();
    ladder.push(await uploadRung(encoding, prefix, folder, { name, rung }));
  }
  const playlist = Buffer.from(renderMultivariantPlaylist(ladder));
  await encoding.bucket.put(`${prefix}${multivariantFile}`, playlist, {
    type: contentTypeOf(multivariantFile),
  });
  return [multivariantFile, ...ladder.flatMap(({ name }) => filesOf(name))];
};

/** Encodes the video of a job in a temporary folder and uploads its files. Returns their names. */
export const encodeJob = async (job: LadderRow, encoding: Encoding): Promise<string[]> => {
  const { bucket, ffmpeg, signal, onPercent } = encoding;
  const folder = await mkdtemp(join(tmpdir(), 'sargam-ladder-'));
  try {
    const input = join(folder, 'source.mp4');
    await pipeline(await bucket.get(job.object_key), createWriteStream(input), { signal });
    const source = await probeVideo(ffmpeg, input, signal);
    const rungs = chooseRungs(source);
    await runFfmpeg(ffmpeg, ffmpegArguments(input, source, rungs), {
      folder,
      signal,
      onPosition: (seconds) =>
        onPercent(Math.min(99, Math.floor((99 * seconds) / (source.durationSeconds || Infinity)))),
    });
    const names = [
      ...rungs.map((rung) => [rung.name, rung] as const),
      ...(source.hasSound ? [[soundName] as const] : []),
    ];
    return await uploadLadder(encoding, attemptFolder(job), folder, names);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
