import type { ReactNode } from 'react';

export type PlayerProps = {
  /** A signed address; it may stop working while the page is open. Another lesson is another `key`. */
  src: string;
  /** What is played, for the region's name. */
  title: string;
  /** Seconds to begin at: where the person stopped last time. */
  startAt?: number;
  /** Start by itself, as after a click on a lesson. */
  autoPlay?: boolean;
  /** Take the focus, where the button that was pressed for it is gone. */
  focusOnMount?: boolean;
  /** What is seen before the first frame; fills the player. */
  poster?: ReactNode;
  /** Where the person is, in whole seconds: every 5 s of watching, and at pause, seek, end and leaving. */
  onProgress?: (seconds: number) => void;
  onEnded?: () => void;
  /** Asked when the video fails and the person tries again: a fresh address, or undefined where there is none. */
  freshSrc?: () => Promise<string | undefined>;
};
