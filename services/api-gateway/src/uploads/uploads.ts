import { Readable } from 'node:stream';
import { domainError } from '@sargam/chassis/errors';
import { newId } from '@sargam/chassis/ids';
import type { Bucket } from '@sargam/chassis/objects';
import { tooLarge } from '../http/http-refusal.ts';
import type { FilePart, StoredFile } from '../wire/files.ts';
import { looksLikeMp4, looksLikePdf, mp4Head } from './content-kind.ts';
import { checkedFromTheFirst } from './head.ts';
import { drawPicture, type Pictures, pictureLimit } from './pictures.ts';

/** A file of a form that has passed its checks. A picture waits in memory, redrawn and small; all else is stored already. */
export interface Received {
  readonly store: () => Promise<StoredFile>;
  readonly remove: () => Promise<void>;
}

export interface UploadDeps {
  readonly pictures: Pictures;
  readonly lessons: Bucket;
  readonly media: Bucket;
  readonly videoLimit: number;
}

/** A file of a multipart form as it arrives. */
export interface Arriving extends Readable {
  readonly truncated?: boolean;
}

const receivePicture = async (
  file: Arriving,
  originalName: string,
  { pictures }: UploadDeps,
): Promise<Received> => {
  const picture = await drawPicture(file, () => file.truncated === true);
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

const documentLimit = 20 * 1024 * 1024;

const notPdf = () => domainError.invalid('not-a-document', 'The file is not a PDF.');

const receiveDocument = async (
  file: Arriving,
  originalName: string,
  { media, lessons }: UploadDeps,
  { hidden }: FilePart,
): Promise<Received> => {
  const bucket = hidden ? lessons : media;
  const key = `${newId()}.pdf`;
  const content = checkedFromTheFirst(
    file,
    5,
    (head) => {
      if (!looksLikePdf(head)) throw notPdf();
    },
    () => {
      if (file.truncated) throw tooLarge(`The document is larger than ${documentLimit / 1024 / 1024} MB.`);
    },
  );
  await bucket.put(key, Readable.from(content, { objectMode: false }), { type: 'application/pdf' });
  return { store: async () => ({ key, originalName }), remove: () => bucket.remove(key) };
};

const notMp4 = () => domainError.invalid('not-a-video', 'The file is not an MP4 video.');

const receiveVideo = async (
  file: Arriving,
  originalName: string,
  { lessons, videoLimit }: UploadDeps,
): Promise<Received> => {
  const key = `${newId()}.mp4`;
  const content = checkedFromTheFirst(
    file,
    mp4Head,
    (head) => {
      if (!looksLikeMp4(head)) throw notMp4();
    },
    () => {
      if (file.truncated)
        throw tooLarge(`The video is larger than ${Math.floor(videoLimit / 1024 / 1024)} MB.`);
    },
  );
  await lessons.put(key, Readable.from(content, { objectMode: false }), { type: 'video/mp4' });
  return { store: async () => ({ key, originalName }), remove: () => lessons.remove(key) };
};

const receivers = { picture: receivePicture, document: receiveDocument, video: receiveVideo };

export const receive = (
  part: FilePart,
  file: Arriving,
  originalName: string,
  deps: UploadDeps,
): Promise<Received> => receivers[part.kind](file, originalName, deps, part);

/** How many bytes a file of this kind may have. */
export const limitOf = (kind: FilePart['kind'], { videoLimit }: UploadDeps): number =>
  ({ picture: pictureLimit, document: documentLimit, video: videoLimit })[kind];
