import { domainError } from '@sargam/chassis/errors';
import type { Upload } from '@sargam/proto/learning/v1/uploads';
import type { Request } from 'express';
import { preconditionFailed, unsupportedMediaType } from '../../errors/http-error.ts';
import type { Checksum } from '../../uploads/write-upload.ts';

export const tusVersion = '1.0.0';
export const tusExtensions = 'creation,termination,checksum,expiration';
export const checksumAlgorithms = ['sha1', 'sha256', 'md5'];

const malformed = (header: string) =>
  domainError.invalid('malformed-header', `The header ${header} is malformed.`);

/** Refuses other versions of the protocol. */
export const requireTusVersion = (request: Request): void => {
  if (request.get('tus-resumable') !== tusVersion)
    throw preconditionFailed(`This takes tus ${tusVersion} only.`, { 'tus-version': tusVersion });
};

export const requireOffsetContentType = (request: Request): void => {
  if (request.get('content-type') !== 'application/offset+octet-stream')
    throw unsupportedMediaType('The request has to be application/offset+octet-stream.');
};

/** A number of bytes. */
export const readBytesHeader = (request: Request, header: string): number => {
  const text = request.get(header) ?? '';
  const value = Number(text);
  if (!/^\d{1,15}$/.test(text) || !Number.isSafeInteger(value)) throw malformed(header);
  return value;
};

/** Undefined without the header. */
export const readChecksum = (request: Request): Checksum | undefined => {
  const header = request.get('upload-checksum');
  if (header === undefined) return undefined;
  const [algorithm = '', digest = ''] = header.split(' ');
  if (!checksumAlgorithms.includes(algorithm) || !/^[\w+/]+=*$/.test(digest))
    throw malformed('upload-checksum');
  return { algorithm, digest: Buffer.from(digest, 'base64') };
};

/** A value of `Upload-Metadata`: pairs of a name and a text in base64, separated by commas. */
export const readMetadata = (request: Request, name: string): string => {
  const pairs = (request.get('upload-metadata') ?? '').split(',').map((pair) => pair.trim().split(' '));
  const encoded = pairs.find(([key]) => key === name)?.[1] ?? '';
  return Buffer.from(encoded, 'base64').toString('utf8');
};

/** The headers that describe an upload in every answer. */
export const uploadHeaders = ({ offsetBytes, expiresAt, finished }: Upload): Record<string, string> => ({
  'tus-resumable': tusVersion,
  'upload-offset': String(offsetBytes),
  'cache-control': 'no-store',
  ...(expiresAt && !finished && { 'upload-expires': expiresAt.toUTCString() }),
});
