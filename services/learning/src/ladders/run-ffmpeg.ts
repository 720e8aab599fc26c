import { type ChildProcessByStdio, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import type { Source } from './rungs.ts';

/** ffmpeg or ffprobe ended with an error, usually because the video is damaged. */
export class FfmpegError extends Error {
  override readonly name = 'FfmpegError';
}

const maxMessageLength = 1000;

/** The error of a run that failed. A full disk is no fault of the video. */
const toError = (message: string): Error => {
  const end = message.slice(-maxMessageLength).trim();
  return message.includes('No space left on device') ? new Error(end) : new FfmpegError(end);
};

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
    throw signal.aborted ? error : toError(error.message);
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

/**
 * Replaces itself with ffmpeg. A process beside it reads descriptor 3, a pipe of the encoder: it ends at a line, which the encoder writes
 * when ffmpeg has ended, and kills ffmpeg at the end of the pipe, which means that the encoder was killed.
 */
const shellScript = '(read -r _ <&3 || kill -9 $$) >/dev/null 2>&1 & exec "$0" "$@" 3<&-';

/**
 * Gives a session of processes the lowest priority. Linux can divide the CPU between sessions first (autogroups); a priority counts
 * within a session only then. Without autogroups the file is missing.
 */
const lowerPriority = (pid: number): void => {
  setPriority(pid, constants.priority.PRIORITY_LOW);
  void writeFile(`/proc/${pid}/autogroup`, `${constants.priority.PRIORITY_LOW}`).catch(() => undefined);
};

/** Runs ffmpeg with the lowest priority. Rejects with the end of its messages if it fails, and when the signal is aborted. */
export const runFfmpeg = async (
  ffmpeg: string,
  parameters: readonly string[],
  { folder, signal, onPosition }: FfmpegRun,
): Promise<void> => {
  const child = spawn('/bin/sh', ['-c', shellScript, ffmpeg, ...parameters], {
    cwd: folder,
    signal,
    killSignal: 'SIGKILL',
    // A session of its own.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  }) as ChildProcessByStdio<null, Readable, Readable>;
  const ended = once(child, 'exit');
  const pipe = child.stdio[3] as Writable;
  // The reader is missing if the shell was killed before it started one.
  pipe.on('error', () => undefined);
  child.once('exit', () => pipe.end('\n'));
  if (child.pid !== undefined) lowerPriority(child.pid);
  createInterface(child.stdout).on('line', (line) => {
    const [, microseconds] = /^out_time_us=(\d+)$/.exec(line) ?? [];
    if (microseconds !== undefined) onPosition(Number(microseconds) / 1e6);
  });
  const [[code], message] = await Promise.all([ended, text(child.stderr)]);
  signal.throwIfAborted();
  if (code !== 0) throw toError(message.trim() || `ffmpeg ended with ${code}`);
};
