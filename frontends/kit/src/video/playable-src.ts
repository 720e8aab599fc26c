/** Whether this address is a playlist of HLS. */
export const isPlaylist = (src: string): boolean => src.endsWith('.m3u8');

const playlistType = 'application/vnd.apple.mpegurl';

/** Whether the browser plays HLS without hls.js. */
export const playsPlaylists = (): boolean => document.createElement('video').canPlayType(playlistType) !== '';

const hasMediaSource = (): boolean => 'MediaSource' in globalThis || 'ManagedMediaSource' in globalThis;

/** The address to play: the playlist of the qualities where there is one and the browser can play it, otherwise the uploaded file. */
export const playableSrc = ({ src, hls }: { src: string | null; hls: string | null }): string | null =>
  hls && (playsPlaylists() || hasMediaSource()) ? hls : src;
