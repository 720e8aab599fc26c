// Bundled into each remote that shows videos of YouTube.
export { VideoPoster } from './VideoPoster.tsx';
export { YouTubeVideo } from './YouTubeVideo.tsx';
export { parseYouTubeId } from './youtube.ts';
