import type { Language } from '@sargam/kit';
import type { ReactNode } from 'react';

export type PlayerChapter = { seconds: number; title: string };

/** `src` is null without access. */
export type PlayerCaptions = { language: Language; src: string | null };

export type PlayerProps = {
  /** A signed URL (see `playableSrc` of `@sargam/kit/video`), which can expire while the page is open. Give each lesson its own React `key`. */
  src: string;
  /** The lesson title, for the accessible name. */
  title: string;
  /** The start position in seconds: where the user stopped last time. */
  startAt?: number;
  /** Shown faintly over the video, such as the number of the student who bought it. */
  watermark?: string;
  /** Start without a click on the play button, for example after a click on a lesson. */
  autoPlay?: boolean;
  /** Focus the player, for the case that the pressed button disappears. */
  focusOnMount?: boolean;
  /** Shown before the first frame; fills the player. */
  poster?: ReactNode;
  /** Reports the position in whole seconds: every 5 s of playback, and on pause, seek, end and leaving the page. */
  onProgress?: (seconds: number) => void;
  onEnded?: () => void;
  /** Shown over the video when it has ended. */
  endCard?: ReactNode;
  /** Named positions in seconds, shown on the seek bar. */
  chapters?: readonly PlayerChapter[];
  /** WebVTT files. A new URL of the same language is loaded in place of the earlier one. */
  captions?: readonly PlayerCaptions[];
  /** The captions could not be loaded, for example because their URL has expired. */
  onCaptionsError?: () => void;
  /** Receives the video element, for tools beside the player, and undefined when the player is removed. */
  onVideo?: (video: HTMLVideoElement | undefined) => void;
  /** Fetches a new signed URL when the video fails; undefined if there is none. Is called again while it has no connection. */
  fetchFreshSrc?: () => Promise<string | undefined>;
};
