import { Readable } from 'node:stream';
import { DomainError, domainError } from '@sargam/chassis/errors';
import { newId } from '@sargam/chassis/ids';
import type { Bucket } from '@sargam/chassis/objects';
import { HttpError, payloadTooLarge } from '../errors/http-error.ts';
import { isPictureHead } from './file-signatures.ts';
import { checkFirstBytes } from './first-bytes.ts';

export const maxPictureBytes = 10 * 1024 * 1024;
const maxSidePixels = 1000;
const quality = 60;
// 8000 by 8000 pixels. Larger pictures may be decompression bombs.
const maxInputPixels = 64_000_000;

const pictureTooLarge = () => payloadTooLarge('The picture is larger than 10 MB.');
const notAPicture = () => domainError.invalid('not-a-picture', 'The file is not a picture.');

/** Re-encodes a picture for storage: upright, at most 1000 by 1000 pixels, without metadata. */
const resizeToWebp = async (content: Readable): Promise<Buffer> => {
  // Loaded with the first upload: sharp takes 15 MB that most replicas never need.
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  const pipeline = sharp({ limitInputPixels: maxInputPixels, failOn: 'error' })
    .autoOrient()
    .resize(maxSidePixels, maxSidePixels, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality });
  // If the source fails, its own error is reported; the pipeline is only destroyed.
  const failed = new Promise<never>((_, reject) => {
    content.once('error', (error) => {
      pipeline.destroy();
      reject(error);
    });
  });
  const encoded = content.pipe(pipeline).toBuffer();
  encoded.catch(() => undefined);
  return Promise.race([encoded, failed]);
};

/** Re-encodes an uploaded picture. Rejects files that are no picture or too large. */
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
        // A form that also accepts larger files does not truncate a picture, so its size is checked here.
        if (isTruncated() || size > maxPictureBytes) throw pictureTooLarge();
      },
    ),
    { objectMode: false },
  );
  try {
    return await resizeToWebp(content);
  } catch (error) {
    if (isTruncated()) throw pictureTooLarge();
    throw error instanceof Error && error.name !== 'Error' ? error : notAPicture();
  }
};

export interface PictureStore {
  /** Re-encodes and stores the picture of a data URL; returns its key. */
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
      if (content.length > maxPictureBytes) throw pictureTooLarge();
      return store(await reencodePicture(Readable.from([content])));
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
