import type { LearningSettings } from '../config.ts';
import type { FileSecrets } from './file-token.ts';

/** The current secret, then those that it replaced. */
export const fileSecrets = ({ videoSecret, videoSecretsBefore }: LearningSettings): FileSecrets => [
  videoSecret,
  ...videoSecretsBefore,
];
