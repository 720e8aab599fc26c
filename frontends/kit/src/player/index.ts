// Bundled into each remote that shows videos, as a separate chunk that loads with the first video.
import { lazyPart } from '@sargam/kit';

export { toggleCaptions } from './caption-settings.ts';
export { EndCard } from './EndCard.tsx';
export type { PlayerProps } from './player-props.ts';
export { speeds } from './speeds.ts';
export { play, setRate, togglePictureInPicture } from './video-actions.ts';

/** Loads the player's chunk early. */
export const preloadPlayer = () => import('./LessonPlayer.tsx');

/** The lazy lesson player. Needs a `<Suspense>` around it. */
export const Player = lazyPart(preloadPlayer);
