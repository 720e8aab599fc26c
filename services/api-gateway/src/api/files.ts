/**
 * One file field of a multipart form. Pictures are decoded, rotated upright, scaled down and re-encoded. Documents are PDFs
 * and stored unchanged. Videos are streamed to the object store unchanged. Scores are MusicXML or Guitar Pro files.
 */
export interface FilePart {
  readonly kind: 'picture' | 'document' | 'video' | 'score';
  /** Stored without a public address: a document for students with access to the course. */
  readonly isPrivate?: boolean;
  /** Stored without a public address in the bucket of the receipts of payouts. */
  readonly isReceipt?: boolean;
  /** The message for a document that is no PDF. */
  readonly wrongContent?: string;
  /** The message for a missing file; without it the file is optional. */
  readonly required?: string;
  /** The message for a missing file of a form without this field. */
  readonly requiredWithout?: { readonly field: string; readonly message: string };
  /** How many files the field accepts; default 1. */
  readonly maxCount?: number;
}

export type FileParts = Readonly<Record<string, FilePart>>;

/** A file in the object store. */
export interface StoredFile {
  readonly key: string;
  /** The file name at the sender. */
  readonly originalName: string;
}

type ReceivedFile<P extends FilePart> = P extends { readonly maxCount: number }
  ? readonly StoredFile[]
  : P extends { readonly required: string }
    ? StoredFile
    : StoredFile | undefined;

export type ReceivedFiles<F extends FileParts> = { readonly [K in keyof F]: ReceivedFile<F[K]> };

/** The object keys of the files that were sent. */
export const objectKeysOf = <K extends string>(
  files: Readonly<Record<K, StoredFile | undefined>>,
): Partial<Record<K, string>> => {
  const keys: Partial<Record<K, string>> = {};
  for (const name in files) if (files[name]) keys[name] = files[name].key;
  return keys;
};
