import { type Rung, soundKbps, soundName } from './rungs.ts';

/** File name of the multivariant playlist, which lists the qualities. */
export const multivariantFile = 'index.m3u8';

export interface EncodedRung {
  readonly name: string;
  /** Undefined for the sound only. */
  readonly rung: Rung | undefined;
  /** As in the CODECS attribute of HLS. */
  readonly codecs: readonly string[];
}

/** A rung is one file of fragmented MP4. Its playlist names the segments as byte ranges of this file. */
export const filesOf = (name: string): readonly [playlist: string, media: string] => [
  `${name}.m3u8`,
  `${name}.mp4`,
];

const bitsPerSecond = ({ rung }: EncodedRung): number => ((rung?.videoKbps ?? 0) + soundKbps) * 1000;

const streamLine = (encoded: EncodedRung): string => {
  const { rung, codecs } = encoded;
  const attributes = [
    `BANDWIDTH=${bitsPerSecond(encoded)}`,
    ...(rung ? [`RESOLUTION=${rung.width}x${rung.height}`] : []),
    `CODECS="${codecs.join(',')}"`,
  ];
  return `#EXT-X-STREAM-INF:${attributes.join(',')}\n${filesOf(encoded.name)[0]}`;
};

/** The first quality of the list is the one that a player starts with: the middle one. */
export const renderMultivariantPlaylist = (ladder: readonly EncodedRung[]): string => {
  const videos = ladder.filter(({ rung }) => rung);
  const first = videos[Math.floor((videos.length - 1) / 2)];
  const sorted = [...ladder].sort((one, other) => Number(other === first) - Number(one === first));
  return ['#EXTM3U', '#EXT-X-VERSION:7', '#EXT-X-INDEPENDENT-SEGMENTS', ...sorted.map(streamLine), ''].join(
    '\n',
  );
};

/** The content type of a file of a ladder, by its name. */
export const contentTypeOf = (file: string): string => {
  if (file.endsWith('.m3u8')) return 'application/vnd.apple.mpegurl';
  return file.startsWith(soundName) ? 'audio/mp4' : 'video/mp4';
};
