import { domainError } from '@sargam/chassis/errors';
import type { Deps } from '../deps.ts';
import { inspectVideo } from './inspect-video.ts';

interface GivenVideo {
  readonly objectKey: string;
  readonly originalName: string;
  /** Used if the file does not name its length. */
  readonly durationSeconds: number;
}

/** The columns of a lesson that describe its video. */
export const findVideo = async (
  { fileBucket }: Pick<Deps, 'fileBucket'>,
  { objectKey, originalName, durationSeconds }: GivenVideo,
) => {
  const stored = objectKey === '' ? undefined : await fileBucket.stat(objectKey);
  if (!stored)
    throw domainError.invalid('video-missing', 'Any of the field is not fillup or Failed to Upload!!!');
  const movie = await inspectVideo(fileBucket, objectKey, stored.size);
  return {
    object_key: objectKey,
    original_name: originalName,
    content_type: stored.type || 'video/mp4',
    etag: stored.etag,
    size_bytes: BigInt(stored.size),
    duration_seconds: Math.round(movie?.durationSeconds || durationSeconds),
    codecs: [...(movie?.codecs ?? [])],
  };
};
