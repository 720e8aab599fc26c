import { Readable } from 'node:stream';
import { domainError } from '@sargam/chassis/errors';
import { newId } from '@sargam/chassis/ids';
import type { Bucket } from '@sargam/chassis/objects';
import { payloadTooLarge } from '../errors/http-error.ts';
import type { FilePart, StoredFile } from '../wire/files.ts';
import { isMp4Head, isPdfHead, isScoreHead, mp4HeadBytes, scoreHeadBytes } from './file-signatures.ts';
import { checkFirstBytes } from './first-bytes.ts';
import { maxPictureBytes, type PictureStore, reencodePicture } from './pictures.ts';

/** A validated file of a form. A picture is re-encoded and held in memory until `store`; other files are stored already. */
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
  const picture = await reencodePicture(file, () => file.truncated === true);
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

const maxDocumentBytes = 20 * 1024 * 1024;

const notPdf = (message = 'The file is not a PDF.') => domainError.invalid('not-a-document', message);

const bucketOf = ({ isPrivate, isReceipt }: FilePart, { media, lessons, receipts }: UploadDeps): Bucket => {
  if (isReceipt) return receipts;
  return isPrivate ? lessons : media;
};

const receiveDocument = async (
  file: IncomingFile,
  originalName: string,
  deps: UploadDeps,
  part: FilePart,
): Promise<ReceivedFile> => {
  const bucket = bucketOf(part, deps);
  const key = `${newId()}.pdf`;
  const content = checkFirstBytes(
    file,
    5,
    (head) => {
      if (!isPdfHead(head)) throw notPdf(part.wrongContent);
    },
    () => {
      if (file.truncated)
        throw payloadTooLarge(`The document is larger than ${maxDocumentBytes / 1024 / 1024} MB.`);
    },
  );
  await bucket.put(key, Readable.from(content, { objectMode: false }), { type: 'application/pdf' });
  return { store: async () => ({ key, originalName }), remove: () => bucket.remove(key) };
};

const notMp4 = () => domainError.invalid('not-a-video', 'The file is not an MP4 video.');

const receiveVideo = async (
  file: IncomingFile,
  originalName: string,
  { lessons, maxVideoBytes }: UploadDeps,
): Promise<ReceivedFile> => {
  const key = `${newId()}.mp4`;
  const content = checkFirstBytes(
    file,
    mp4HeadBytes,
    (head) => {
      if (!isMp4Head(head)) throw notMp4();
    },
    () => {
      if (file.truncated)
        throw payloadTooLarge(`The video is larger than ${Math.floor(maxVideoBytes / 1024 / 1024)} MB.`);
    },
  );
  await lessons.put(key, Readable.from(content, { objectMode: false }), { type: 'video/mp4' });
  return { store: async () => ({ key, originalName }), remove: () => lessons.remove(key) };
};

const maxScoreBytes = 10 * 1024 * 1024;

const notScore = () =>
  domainError.invalid('not-a-score', 'The file is neither MusicXML nor a Guitar Pro file.');

const receiveScore = async (
  file: IncomingFile,
  originalName: string,
  { lessons }: UploadDeps,
): Promise<ReceivedFile> => {
  const key = `${newId()}.score`;
  const content = checkFirstBytes(
    file,
    scoreHeadBytes,
    (head) => {
      if (!isScoreHead(head)) throw notScore();
    },
    () => {
      if (file.truncated) throw payloadTooLarge(`The file is larger than ${maxScoreBytes / 1024 / 1024} MB.`);
    },
  );
  await lessons.put(key, Readable.from(content, { objectMode: false }));
  return { store: async () => ({ key, originalName }), remove: () => lessons.remove(key) };
};

const receivers = {
  picture: receivePicture,
  document: receiveDocument,
  video: receiveVideo,
  score: receiveScore,
};

export const receiveFile = (
  part: FilePart,
  file: IncomingFile,
  originalName: string,
  deps: UploadDeps,
): Promise<ReceivedFile> => receivers[part.kind](file, originalName, deps, part);

/** Largest size in bytes for files of this kind. */
export const maxBytesOf = (kind: FilePart['kind'], { maxVideoBytes }: UploadDeps): number =>
  ({ picture: maxPictureBytes, document: maxDocumentBytes, video: maxVideoBytes, score: maxScoreBytes })[
    kind
  ];
