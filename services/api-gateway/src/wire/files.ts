/** A picture is decoded, turned upright, made smaller and re-encoded; a video is streamed on as it is. */
export interface FilePart {
  readonly kind: 'picture' | 'video';
  /** The text shown where the file is missing; without it the file is optional. */
  readonly required?: string;
}

export type FileParts = Readonly<Record<string, FilePart>>;

/** A file that is in the object store. */
export interface StoredFile {
  readonly key: string;
  /** What its owner called it. */
  readonly originalName: string;
}

export type ReceivedFiles<F extends FileParts> = {
  readonly [K in keyof F]: F[K] extends { readonly required: string } ? StoredFile : StoredFile | undefined;
};

/** The keys of the files that came, for what keeps them. */
export const keysOf = <K extends string>(
  files: Readonly<Record<K, StoredFile | undefined>>,
): Partial<Record<K, string>> => {
  const keys: Partial<Record<K, string>> = {};
  for (const name in files) if (files[name]) keys[name] = files[name].key;
  return keys;
};
