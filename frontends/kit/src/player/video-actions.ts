/** Sets the speed, and the speed that stays when the video is loaded again. */
export const setRate = (video: HTMLVideoElement, rate: number): void => {
  video.playbackRate = rate;
  video.defaultPlaybackRate = rate;
};

// The browser can refuse playback without a click; the large play button stays visible.
export const play = (video: HTMLVideoElement): void => void video.play()?.catch(() => undefined);
