import { Readable } from 'node:stream';
import { DomainError, domainError } from '@sargam/chassis/errors';
import { newId } from '@sargam/chassis/ids';
import type { Bucket } from '@sargam/chassis/objects';
import { payloadTooLarge } from '../errors/http-error.ts';
import { isPictureHead } from './file-signatures.ts';
import { checkFirstBytes } from './first-bytes.ts';

export const maxPictureBytes = 10 * 1024 * 1024;
const maxSidePixels = 1000;
const quality = 60;
// Eight thousand by eight thousand: more is a bomb, not a picture.
const maxInputPixels = 64_000_000;

const tooBig = () => payloadTooLarge('The picture is larger than 10 MB.');
const notAPicture = () => domainError.invalid('not-a-picture', 'The file is not a picture.');

/** A picture as it will be kept: upright, at most 1000 by 1000, without metadata. */
const resizeToWebp = async (content: Readable): Promise<Buffer> => {
  // Loaded with the first upload: 15 MB that most replicas never need.
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  const drawing = sharp({ limitInputPixels: maxInputPixels, failOn: 'error' })
    .autoOrient()
    .resize(maxSidePixels, maxSidePixels, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality });
  // What ends the source early is reported by the source; the drawing only has to stop waiting for more.
  const failed = new Promise<never>((_, reject) => {
    content.once('error', (error) => {
      drawing.destroy();
      reject(error);
    });
  });
  const drawn = content.pipe(drawing).toBuffer();
  drawn.catch(() => undefined);
  return Promise.race([drawn, failed]);
};

/** The picture of an upload, redrawn; refused when it is not one, or too large. */
export const reencodePicture = async (
  source: Readable,
  isTruncated: () => boolean = () => false,
): Promise<Buffer> => {
  const content = Readable.from(
    checkFirstBytes(
      source,
      12,
      (head) => {
        if (!isPictureHead(head)) throw notAPicture();
      },
      (size) => {
        // A form that takes larger files too does not cut a picture off.
        if (isTruncated() || size > maxPictureBytes) throw tooBig();
      },
    ),
    { objectMode: false },
  );
  try {
    return await resizeToWebp(content);
  } catch (error) {
    if (isTruncated()) throw tooBig();
    throw error instanceof Error && error.name !== 'Error' ? error : notAPicture();
  }
};

export interface PictureStore {
  /** The picture in a data URL, redrawn and stored; its key. */
  readonly storeDataUrl: (dataUrl: string) => Promise<string>;
  readonly store: (picture: Buffer) => Promise<string>;
  readonly remove: (key: string) => Promise<void>;
}

export const createPictureStore = (bucket: Bucket): PictureStore => {
  const store = async (picture: Buffer): Promise<string> => {
    const key = `${newId()}.webp`;
    await bucket.put(key, picture, { size: picture.length, type: 'image/webp' });
    return key;
  };
  return {
    store,
    storeDataUrl: async (dataUrl) => {
      const content = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
      if (content.length > maxPictureBytes) throw tooBig();
      return store(await reencodePicture(Readable.from([content])));
    },
    remove: (key) => bucket.remove(key),
  };
};

/** Runs the call that keeps the picture; where it is refused for certain, the picture is removed again. */
export const removePictureOnFailure = async <T>(
  pictures: PictureStore,
  key: string,
  call: () => Promise<T>,
): Promise<T> => {
  try {
    return await call();
  } catch (error) {
    if (key !== '' && isDefiniteFailure(error)) await pictures.remove(key);
    throw error;
  }
};

/** Whether a service that did not answer in time has kept a file's key is not known: then the file stays. */
export const isDefiniteFailure = (error: unknown): boolean =>
  error instanceof DomainError && error.kind !== 'unavailable';
