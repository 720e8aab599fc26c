import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import type { Source } from './rungs.ts';

/** ffmpeg or ffprobe ended with an error: the video is faulty or has an unknown format. */
export class FfmpegError extends Error {
  override readonly name = 'FfmpegError';
}

const maxMessageLength = 1000;

/** ffprobe is in the package of ffmpeg, in the same folder. */
const ffprobeBeside = (ffmpeg: string): string =>
  dirname(ffmpeg) === '.' ? 'ffprobe' : join(dirname(ffmpeg), 'ffprobe');

interface ProbedStream {
  readonly codec_type: string;
  readonly width?: number;
  readonly height?: number;
  readonly side_data_list?: readonly { readonly rotation?: number }[];
}

/** Size, length and sound of a video file. */
export const probeVideo = async (ffmpeg: string, file: string, signal: AbortSignal): Promise<Source> => {
  const show = ['-show_streams', '-show_format', '-of', 'json'];
  const { stdout } = await promisify(execFile)(ffprobeBeside(ffmpeg), ['-v', 'error', ...show, file], {
    signal,
  }).catch((error: Error) => {
    throw signal.aborted ? error : new FfmpegError(error.message.slice(-maxMessageLength));
  });
  const probed: { streams: readonly ProbedStream[]; format: { duration?: string } } = JSON.parse(stdout);
  const video = probed.streams.find((stream) => stream.codec_type === 'video');
  if (!video?.width || !video.height) throw new FfmpegError('the file has no picture');
  const rotation = video.side_data_list?.find((data) => data.rotation !== undefined)?.rotation ?? 0;
  const isTurned = Math.abs(rotation) % 180 === 90;
  return {
    width: isTurned ? video.height : video.width,
    height: isTurned ? video.width : video.height,
    hasSound: probed.streams.some((stream) => stream.codec_type === 'audio'),
    durationSeconds: Number(probed.format.duration) || 0,
  };
};

/** Throws if the program cannot be run. */
export const requireFfmpeg = async (ffmpeg: string): Promise<void> => {
  for (const program of [ffmpeg, ffprobeBeside(ffmpeg)])
    await promisify(execFile)(program, ['-version']).catch((cause: unknown) => {
      throw new Error(`${program} cannot be run; install ffmpeg or set FFMPEG_PATH`, { cause });
    });
};

interface FfmpegRun {
  readonly folder: string;
  readonly signal: AbortSignal;
  /** Called with the position in the video, in seconds, about twice a second. */
  readonly onPosition: (seconds: number) => void;
}

/** Runs ffmpeg with the lowest priority. Rejects with the end of its messages if it fails, and when the signal is aborted. */
export const runFfmpeg = async (
  ffmpeg: string,
  parameters: readonly string[],
  { folder, signal, onPosition }: FfmpegRun,
): Promise<void> => {
  const child = spawn(ffmpeg, parameters, {
    cwd: folder,
    signal,
    killSignal: 'SIGKILL',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  createInterface(child.stdout).on('line', (line) => {
    const [, microseconds] = /^out_time_us=(\d+)$/.exec(line) ?? [];
    if (microseconds !== undefined) onPosition(Number(microseconds) / 1e6);
  });
  const [[code], message] = await Promise.all([ended, text(child.stderr)]);
  signal.throwIfAborted();
  if (code !== 0)
    throw new FfmpegError(message.slice(-maxMessageLength).trim() || `ffmpeg ended with ${code}`);
};
