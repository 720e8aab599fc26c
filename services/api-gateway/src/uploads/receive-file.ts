import { Readable } from 'node:stream';
import { domainError } from '@sargam/chassis/errors';
import { newId } from '@sargam/chassis/ids';
import type { Bucket } from '@sargam/chassis/objects';
import type { FilePart, StoredFile } from '../api/files.ts';
import { payloadTooLarge } from '../errors/http-error.ts';
import { isMp4Head, isPdfHead, isScoreHead, mp4HeadBytes, scoreHeadBytes } from './file-signatures.ts';
import { checkFirstBytes } from './first-bytes.ts';
import { maxPictureBytes, type PictureStore, readPicture } from './pictures.ts';

/**
 * A file of a form. A picture is held in memory, and decoded by `store` after the fields of the form were checked; other files are stored
 * already.
 */
export interface ReceivedFile {
  readonly store: () => Promise<StoredFile>;
  readonly remove: () => Promise<void>;
}

export interface UploadDeps {
  readonly pictures: PictureStore;
  readonly lessons: Bucket;
  readonly media: Bucket;
  readonly receipts: Bucket;
  readonly maxVideoBytes: number;
}

/** A file of a multipart form while it arrives. */
export interface IncomingFile extends Readable {
  readonly truncated?: boolean;
}

const receivePicture = async (
  file: IncomingFile,
  originalName: string,
  { pictures }: UploadDeps,
): Promise<ReceivedFile> => {
  const picture = await readPicture(file, () => file.truncated === true);
  let key: string | undefined;
  return {
    store: async () => {
      key = await pictures.store(picture);
      return { key, originalName };
    },
    remove: async () => {
      if (key !== undefined) await pictures.remove(key);
    },
  };
};

const MB = 1024 * 1024;

/** A kind of file that is checked by its first bytes and streamed to a bucket. */
interface StreamedKind {
  readonly extension: string;
  readonly type?: string;
  readonly headBytes: number;
  readonly isHead: (head: Buffer) => boolean;
  readonly refusal: (part: FilePart) => Error;
  /** In the message of a file that is too large. */
  readonly name: string;
  readonly maxBytes: (deps: UploadDeps) => number;
  readonly bucket: (deps: UploadDeps, part: FilePart) => Bucket;
}

const streamedKinds: Readonly<Record<Exclude<FilePart['kind'], 'picture'>, StreamedKind>> = {
  document: {
    extension: 'pdf',
    type: 'application/pdf',
    headBytes: 5,
    isHead: isPdfHead,
    refusal: ({ wrongContent = 'The file is not a PDF.' }) =>
      domainError.invalid('not-a-document', wrongContent),
    name: 'document',
    maxBytes: () => 20 * MB,
    bucket: ({ media, lessons, receipts }, { isPrivate, isReceipt }) => {
      if (isReceipt) return receipts;
      return isPrivate ? lessons : media;
    },
  },
  video: {
    extension: 'mp4',
    type: 'video/mp4',
    headBytes: mp4HeadBytes,
    isHead: isMp4Head,
    refusal: () => domainError.invalid('not-a-video', 'The file is not an MP4 video.'),
    name: 'video',
    maxBytes: ({ maxVideoBytes }) => maxVideoBytes,
    bucket: ({ lessons }) => lessons,
  },
  score: {
    extension: 'score',
    headBytes: scoreHeadBytes,
    isHead: isScoreHead,
    refusal: () => domainError.invalid('not-a-score', 'The file is neither MusicXML nor a Guitar Pro file.'),
    name: 'file',
    maxBytes: () => 10 * MB,
    bucket: ({ lessons }) => lessons,
  },
};

/** Largest size in bytes for files of this kind. */
export const maxBytesOf = (kind: FilePart['kind'], deps: UploadDeps): number =>
  kind === 'picture' ? maxPictureBytes : streamedKinds[kind].maxBytes(deps);

export const receiveFile = async (
  part: FilePart,
  file: IncomingFile,
  originalName: string,
  deps: UploadDeps,
): Promise<ReceivedFile> => {
  if (part.kind === 'picture') return receivePicture(file, originalName, deps);
  const { extension, type, headBytes, isHead, refusal, name, maxBytes, bucket } = streamedKinds[part.kind];
  const store = bucket(deps, part);
  const key = `${newId()}.${extension}`;
  const content = checkFirstBytes(
    file,
    headBytes,
    (head) => {
      if (!isHead(head)) throw refusal(part);
    },
    () => {
      if (file.truncated)
        throw payloadTooLarge(`The ${name} is larger than ${Math.floor(maxBytes(deps) / MB)} MB.`);
    },
  );
  await store.put(key, Readable.from(content, { objectMode: false }), type ? { type } : {});
  return { store: async () => ({ key, originalName }), remove: () => store.remove(key) };
};
