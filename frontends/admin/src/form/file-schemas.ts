import { z } from '@sargam/kit/forms';

/** A chosen file, or undefined. */
export const optionalFile = z.custom<File | undefined>(
  (value) => value === undefined || value instanceof File,
);

/** A file that must be chosen; `message` is a text key. */
export const requiredFile = (message: string) =>
  z.custom<File | undefined>((value) => value instanceof File, message);
