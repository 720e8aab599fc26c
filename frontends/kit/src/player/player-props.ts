import type { ReactNode } from 'react';

export type PlayerProps = {
  /** A signed URL, which can expire while the page is open. Give each lesson its own React `key`. */
  src: string;
  /** The lesson title, for the accessible name. */
  title: string;
  /** The start position in seconds: where the user stopped last time. */
  startAt?: number;
  /** Start without a click on the play button, for example after a click on a lesson. */
  autoPlay?: boolean;
  /** Focus the player, for the case that the pressed button disappears. */
  focusOnMount?: boolean;
  /** Shown before the first frame; fills the player. */
  poster?: ReactNode;
  /** Reports the position in whole seconds: every 5 s of playback, and on pause, seek, end and leaving the page. */
  onProgress?: (seconds: number) => void;
  onEnded?: () => void;
  /** Receives the video element, for tools beside the player, and undefined when the player is removed. */
  onVideo?: (video: HTMLVideoElement | undefined) => void;
  /** Fetches a new signed URL when the video fails; undefined if there is none. */
  fetchFreshSrc?: () => Promise<string | undefined>;
};
