// Bundled into the remote that shows a video, in a file of its own that loads when a page has one.
import { lazy } from 'react';

export type { PlayerProps } from './player-props.ts';

/** Fetches the player's file before it is needed. */
export const preloadPlayer = () => import('./LessonPlayer.tsx');

/** The lesson player; put it inside a `<Suspense>`. */
export const Player = lazy(preloadPlayer);
