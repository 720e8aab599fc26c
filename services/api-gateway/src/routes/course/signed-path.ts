import { z } from 'zod';
import { field } from '../../api/response.ts';

export interface SignedFile {
  readonly filename: string;
  readonly signature: string;
}

const toSignedPath = (path: string, { signature }: SignedFile): string | null =>
  signature === '' ? null : `/api/v1/${path}?s=${encodeURIComponent(signature)}`;

/** The path of the video, or one below it, which its signature opens too. Null without access. */
export const signedVideoPath = (file: SignedFile, below: string): string | null =>
  toSignedPath(`video/${encodeURIComponent(file.filename)}${below}`, file);

/** The signed path of a file; null for callers without access. */
export const signedPath = (path: string, unsigned: string) =>
  field(
    z
      .string()
      .nullable()
      .meta({ description: `Signed path, valid for this browser only; null ${unsigned}` }),
    (file: SignedFile) => toSignedPath(`${path}/${encodeURIComponent(file.filename)}`, file),
  );
