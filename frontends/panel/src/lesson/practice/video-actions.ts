export const seekTo = (video: HTMLVideoElement, seconds: number): void => {
  video.currentTime = seconds;
};

export const toggleMuted = (video: HTMLVideoElement): void => {
  video.muted = !video.muted;
};
