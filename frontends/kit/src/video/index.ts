export { isPlaylist, playableSrc, playsPlaylists } from './playable-src.ts';
export { studentNumber } from './student-number.ts';
