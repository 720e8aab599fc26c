import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { limitConcurrency } from '@sargam/chassis/concurrency';
import { DomainError, domainError } from '@sargam/chassis/errors';
import { newId } from '@sargam/chassis/ids';
import type { Bucket } from '@sargam/chassis/objects';
import { HttpError, payloadTooLarge } from '../errors/http-error.ts';
import { isPictureHead } from './file-signatures.ts';
import { checkFirstBytes } from './first-bytes.ts';

export const maxPictureBytes = 10 * 1024 * 1024;
const maxSidePixels = 1000;
const quality = 60;
// Cameras take up to 24 megapixels. A small file with more may be a decompression bomb.
const maxInputPixels = 24_000_000;
const maxSeconds = 5;
/** A picture of 24 megapixels with one long side takes seconds to scale down. Panoramas of phones have up to 16,000 pixels. */
const maxInputSidePixels = 17_000;
/** Each waiting picture has up to 10 MB, and decoding one takes up to 100 MB and all cores. The gateway has 512 MB. */
const mostWaiting = 16;
const retryAfterSeconds = 5;
const tooBusy = () =>
  new DomainError(
    'unavailable',
    'pictures-busy',
    'Many pictures are being saved right now. Please try again in a moment.',
    { detail: { retryAfter: String(retryAfterSeconds) } },
  );
const decodeAtOnce = limitConcurrency(2, { mostWaiting, refuse: tooBusy });

const pictureTooLarge = () => payloadTooLarge('The picture is larger than 10 MB.');
const tooManyPixels = () => payloadTooLarge('The picture has more than 24 megapixels.');
const notAPicture = () => domainError.invalid('not-a-picture', 'The file is not a picture.');

/** Reads an uploaded picture. Rejects files that do not begin as a picture, and files that are too large. */
export const readPicture = (source: Readable, isTruncated: () => boolean): Promise<Buffer> =>
  buffer(
    checkFirstBytes(
      source,
      12,
      (head) => {
        if (!isPictureHead(head)) throw notAPicture();
      },
      (size) => {
        // A form that also accepts larger files does not truncate a picture, so its size is checked here.
        if (isTruncated() || size > maxPictureBytes) throw pictureTooLarge();
      },
    ),
  );

/**
 * Re-encodes a picture for storage: upright, at most 1000 by 1000 pixels, without metadata. Rejects files that are no picture, have too
 * many pixels or too long a side, or take too long. Throws `pictures-busy` if too many pictures wait.
 */
const reencodePicture = (content: Buffer): Promise<Buffer> =>
  decodeAtOnce(async () => {
    // Loaded with the first upload: sharp takes 15 MB that most replicas never need.
    const { default: sharp } = await import('sharp');
    sharp.cache(false);
    const { width, height } = await sharp(content)
      .metadata()
      .catch(() => Promise.reject(notAPicture()));
    if (width * height > maxInputPixels) throw tooManyPixels();
    if (Math.max(width, height) > maxInputSidePixels) throw notAPicture();
    return sharp(content, { limitInputPixels: maxInputPixels, failOn: 'error' })
      .timeout({ seconds: maxSeconds })
      .autoOrient()
      .resize(maxSidePixels, maxSidePixels, { fit: 'inside', withoutEnlargement: true })
      .webp({ quality })
      .toBuffer()
      .catch(() => Promise.reject(notAPicture()));
  });

export interface PictureStore {
  /** Re-encodes and stores the picture of a data URL; returns its key. */
  readonly storeDataUrl: (dataUrl: string) => Promise<string>;
  /** Re-encodes and stores a picture; returns its key. */
  readonly store: (content: Buffer) => Promise<string>;
  readonly remove: (key: string) => Promise<void>;
}

export const createPictureStore = (bucket: Bucket): PictureStore => {
  const store = async (content: Buffer): Promise<string> => {
    const picture = await reencodePicture(content);
    const key = `${newId()}.webp`;
    await bucket.put(key, picture, { size: picture.length, type: 'image/webp' });
    return key;
  };
  return {
    store,
    storeDataUrl: async (dataUrl) => {
      const content = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
      return store(await readPicture(Readable.from([content]), () => false));
    },
    remove: (key) => bucket.remove(key),
  };
};

/** Runs the call that saves the picture's key. Removes the picture if the call definitely failed. */
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

/** Whether the call certainly had no effect. After a timeout the service may have saved the file's key, so the file stays. */
export const isDefiniteFailure = (error: unknown): boolean => {
  const cause = error instanceof HttpError ? error.domainError : error;
  return cause instanceof DomainError && cause.kind !== 'unavailable';
};
