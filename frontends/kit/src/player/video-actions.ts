/** Sets the speed, and the speed that stays when the video is loaded again. */
export const setRate = (video: HTMLVideoElement, rate: number): void => {
  video.playbackRate = rate;
  video.defaultPlaybackRate = rate;
};

// The browser can refuse playback without a click; the large play button stays visible.
export const play = (video: HTMLVideoElement): void => void video.play()?.catch(() => undefined);

/** Ends playback and empties the buffer, which can have 30 s of the video. */
export const stop = (video: HTMLVideoElement): void => {
  video.pause();
  video.removeAttribute('src');
  video.load();
};

/** Whether this browser can show the video in a small window above other windows. */
export const hasPictureInPicture = (): boolean => document.pictureInPictureEnabled === true;

/** The browser can refuse it, for example before the video is loaded; the page stays as it is then. */
export const togglePictureInPicture = (video: HTMLVideoElement): void => {
  if (!hasPictureInPicture()) return;
  const change: Promise<unknown> = document.pictureInPictureElement
    ? document.exitPictureInPicture()
    : video.requestPictureInPicture();
  void change.catch(() => undefined);
};
