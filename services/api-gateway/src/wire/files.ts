/**
 * A picture is decoded, turned upright, made smaller and re-encoded; a document is a PDF, kept as it is; a video is
 * streamed on as it is.
 */
export interface FilePart {
  readonly kind: 'picture' | 'document' | 'video';
  /** Kept where no public address leads: a document for those who have the course. */
  readonly isPrivate?: boolean;
  /** The text shown where the file is missing; without it the file is optional. */
  readonly required?: string;
  /** How many may come under this name; one unless told. */
  readonly maxCount?: number;
}

export type FileParts = Readonly<Record<string, FilePart>>;

/** A file that is in the object store. */
export interface StoredFile {
  readonly key: string;
  /** What its owner called it. */
  readonly originalName: string;
}

type ReceivedFile<P extends FilePart> = P extends { readonly most: number }
  ? readonly StoredFile[]
  : P extends { readonly required: string }
    ? StoredFile
    : StoredFile | undefined;

export type ReceivedFiles<F extends FileParts> = { readonly [K in keyof F]: ReceivedFile<F[K]> };

/** The keys of the files that came, for what keeps them. */
export const objectKeysOf = <K extends string>(
  files: Readonly<Record<K, StoredFile | undefined>>,
): Partial<Record<K, string>> => {
  const keys: Partial<Record<K, string>> = {};
  for (const name in files) if (files[name]) keys[name] = files[name].key;
  return keys;
};
