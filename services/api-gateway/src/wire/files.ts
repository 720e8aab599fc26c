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
