import { domainError } from '@sargam/chassis/errors';
import type { StoredFile } from '../../api/files.ts';

/** A lesson needs its video: the file itself or the id of a finished upload. */
export const requireVideo = (file: StoredFile | undefined, uploadId: string | undefined): void => {
  if (file || uploadId) return;
  throw domainError.invalid('invalid-input', 'Any of the field is not fillup or Failed to Upload!!!', [
    { field: 'video', message: 'A lesson needs its video' },
  ]);
};
