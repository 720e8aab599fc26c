import {
  objectSettings,
  postgresSettings,
  processSettings,
  type SettingsOf,
  setting,
} from '@sargam/chassis/config';

/** The settings of the encoder: those of the service that it needs, and its program. */
export const encoderSettings = {
  ...processSettings,
  ...postgresSettings,
  ...objectSettings,
  ffmpegPath: setting.text('The program ffmpeg; ffprobe is in the same folder.', { default: 'ffmpeg' }),
};

export type EncoderSettings = SettingsOf<typeof encoderSettings>;
