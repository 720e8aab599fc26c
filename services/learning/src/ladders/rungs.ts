/** What the encoder needs to know about a video. */
export interface Source {
  /** Pixels as displayed, after the rotation of the file. */
  readonly width: number;
  readonly height: number;
  readonly hasSound: boolean;
  /** 0 if unknown. */
  readonly durationSeconds: number;
}

/** One quality of a video. */
export interface Rung {
  /** Name of its files. */
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** Highest video bit rate, in kbit/s. */
  readonly videoKbps: number;
}

/** Name of the files with the sound only. */
export const soundName = 'sound';
/** Instruments need more than speech. kbit/s. */
export const soundKbps = 128;

const qualities = [
  { pixels: 240, videoKbps: 400 },
  { pixels: 480, videoKbps: 1100 },
  { pixels: 720, videoKbps: 2300 },
] as const;

/** The encoder of H.264 needs even sizes. */
const toEven = (pixels: number): number => Math.max(2, 2 * Math.round(pixels / 2));

/**
 * The qualities of a video, the lowest first: those whose size the source has. The size is the shorter side, so that a portrait video
 * gets the same qualities. A source that is smaller than the lowest quality keeps its size.
 */
export const chooseRungs = ({ width, height }: Source): readonly Rung[] => {
  const shorter = Math.min(width, height);
  return qualities
    .filter(({ pixels }, at) => at === 0 || pixels <= shorter)
    .map(({ pixels, videoKbps }) => {
      const scale = Math.min(1, pixels / shorter);
      return {
        name: `${pixels}p`,
        width: toEven(width * scale),
        height: toEven(height * scale),
        videoKbps,
      };
    });
};
