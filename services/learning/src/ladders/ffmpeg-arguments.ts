import { filesOf } from './playlists.ts';
import { type Rung, type Source, soundKbps, soundName } from './rungs.ts';

/** Seconds of a segment. A shorter one would need more requests, a longer one starts later. */
const segmentSeconds = 6;
/** A jump decodes from the key frame before it. */
const keyFrameSeconds = 2;

const hlsArguments = (name: string): readonly string[] => {
  const [playlist, media] = filesOf(name);
  return [
    ...['-f', 'hls', '-hls_time', `${segmentSeconds}`, '-hls_playlist_type', 'vod'],
    ...['-hls_segment_type', 'fmp4', '-hls_flags', 'single_file+independent_segments'],
    ...['-hls_segment_filename', media, playlist],
  ];
};

/**
 * The encoder of AAC puts 1024 silent samples before the sound, and ffmpeg would move the picture by the same time. They replace the
 * first 1024 samples, so that sound and picture are where they are in the source: the metronome needs this.
 */
const soundArguments = [
  ...['-af', 'aresample=48000,atrim=start_sample=1024'],
  ...['-c:a', 'aac', '-b:a', `${soundKbps}k`, '-ac', '2'],
];

/** Without frames that are decoded out of order (`-bf 0`) the first picture is at 0. */
const videoArguments = ({ videoKbps }: Rung): readonly string[] => [
  ...[
    '-c:v',
    'libx264',
    '-preset',
    'veryfast',
    '-profile:v',
    'main',
    '-bf',
    '0',
    '-pix_fmt',
    'yuv420p',
    '-threads',
    '2',
  ],
  ...['-crf', '22', '-maxrate', `${videoKbps}k`, '-bufsize', `${videoKbps}k`],
  ...['-force_key_frames', `expr:gte(t,n_forced*${keyFrameSeconds})`, '-sc_threshold', '0'],
];

/** The arguments of one run of ffmpeg, which decodes the video once for all rungs. The files are written to its folder. */
export const ffmpegArguments = (input: string, source: Source, rungs: readonly Rung[]): readonly string[] => {
  const labels = rungs.map((_, at) => `[in${at}]`).join('');
  const scales = rungs.map(
    ({ width, height }, at) => `[in${at}]scale=${width}:${height}:flags=bicubic,setsar=1[out${at}]`,
  );
  const sound = source.hasSound ? ['-map', '0:a:0', ...soundArguments] : [];
  return [
    ...['-nostdin', '-hide_banner', '-loglevel', 'error', '-y', '-progress', 'pipe:1', '-i', input],
    ...['-filter_complex', [`[0:v:0]split=${rungs.length}${labels}`, ...scales].join(';')],
    ...rungs.flatMap((rung, at) => [
      ...['-map', `[out${at}]`, ...videoArguments(rung), ...sound],
      ...hlsArguments(rung.name),
    ]),
    ...(source.hasSound ? [...sound, ...hlsArguments(soundName)] : []),
  ];
};
