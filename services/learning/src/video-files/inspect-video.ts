import { buffer } from 'node:stream/consumers';
import type { Bucket } from '@sargam/chassis/objects';
import { boxHeaderBytes, type Movie, parseBoxHeader, parseMovie } from './mp4.ts';

/** An MP4 has few boxes at its top level. A file with more is not read further. */
const maxBoxes = 64;
/** The index of a film of several hours has some megabytes. */
const maxIndexBytes = 32 * 1024 * 1024;

const readBytes = async (bucket: Bucket, key: string, start: number, length: number): Promise<Buffer> =>
  buffer(await bucket.get(key, { start, end: start + length - 1 }));

/** Reads length and codecs of a stored MP4: the headers of its boxes, and its index. Undefined for any other file. */
export const inspectVideo = async (
  bucket: Bucket,
  key: string,
  sizeBytes: number,
): Promise<Movie | undefined> => {
  let at = 0;
  for (let count = 0; count < maxBoxes && at + boxHeaderBytes <= sizeBytes; count += 1) {
    const header = parseBoxHeader(await readBytes(bucket, key, at, boxHeaderBytes));
    const size = header?.size ?? sizeBytes - at;
    if (!header || at + size > sizeBytes || (count === 0 && header.type !== 'ftyp')) return undefined;
    const bodyBytes = size - header.headerBytes;
    if (header.type === 'moov')
      return bodyBytes > maxIndexBytes || bodyBytes === 0
        ? undefined
        : parseMovie(await readBytes(bucket, key, at + header.headerBytes, bodyBytes));
    at += size;
  }
  return undefined;
};
