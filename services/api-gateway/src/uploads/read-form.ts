import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { DomainError, domainError } from '@sargam/chassis/errors';
import busboy, { type Busboy, type FileInfo } from 'busboy';
import type { FileParts } from '../api/files.ts';
import { replaceNul } from '../api/texts.ts';
import { HttpError, payloadTooLarge, unsupportedMediaType } from '../errors/http-error.ts';
import { maxBytesOf, type ReceivedFile, receiveFile, type UploadDeps } from './receive-file.ts';

/** A multipart form: its text fields, and the files of fields that the route declares. */
export interface Form {
  readonly fields: Readonly<Record<string, string>>;
  readonly files: ReadonlyMap<string, readonly ReceivedFile[]>;
}

const parserFor = (request: IncomingMessage, parts: FileParts, deps: UploadDeps): Busboy => {
  const largest = Math.max(...Object.values(parts).map(({ kind }) => maxBytesOf(kind, deps)));
  try {
    return busboy({
      headers: request.headers,
      defParamCharset: 'utf8',
      limits: {
        fileSize: largest,
        fieldSize: 100 * 1024,
        fields: 100,
        files: 20,
        parts: 120,
      },
    });
  } catch {
    throw unsupportedMediaType('The request has to be a multipart form.');
  }
};

/** Resolves once the parser has read the whole request. */
const parseRequest = (request: IncomingMessage, parser: Busboy): Promise<void> =>
  new Promise((resolve, reject) => {
    parser.once('close', resolve);
    parser.once('error', (error) => {
      request.unpipe(parser);
      request.resume();
      reject(isExpectedError(error) ? error : domainError.invalid('malformed-form', 'The form is broken.'));
    });
    request.once('aborted', () => parser.destroy(new Error('request aborted by the client')));
    request.pipe(parser);
  });

/**
 * Reads the whole form. Each file is validated and stored while it arrives. The first rejected file ends the reading, and
 * files stored so far are removed.
 */
export const readForm = async (
  request: IncomingMessage,
  parts: FileParts,
  deps: UploadDeps,
): Promise<Form> => {
  const parser = parserFor(request, parts, deps);
  const fields: Record<string, string> = {};
  const receiving = new Map<string, Promise<ReceivedFile>[]>();

  const acceptFile = (name: string, file: Readable, { filename }: FileInfo): void => {
    const part = parts[name];
    // An empty file input sends a file without a name.
    const earlier = receiving.get(name) ?? [];
    if (!part || !filename || earlier.length >= (part.maxCount ?? 1)) return void file.resume();
    const received = receiveFile(part, file, filename.slice(-200), deps).catch((error: unknown) => {
      throw withFieldError(name, error);
    });
    receiving.set(name, [...earlier, received]);
    received.catch((error: Error) => parser.destroy(error));
  };

  parser.on('field', (name, value, { valueTruncated }) => {
    if (valueTruncated) parser.destroy(payloadTooLarge(`The field ${name} is too long.`));
    else if (Object.keys(fields).length < 100) fields[name] = replaceNul(value);
  });
  parser.on('file', acceptFile);

  try {
    await parseRequest(request, parser);
    const files = [...receiving].map(
      async ([name, received]) => [name, await Promise.all(received)] as const,
    );
    return { fields, files: new Map(await Promise.all(files)) };
  } catch (error) {
    await removeFiles(await fulfilledValues([...receiving.values()].flat()));
    throw error;
  }
};

/** Names the field of a rejected file, so that a form shows the message beside it. */
const withFieldError = (field: string, error: unknown): unknown =>
  error instanceof DomainError && error.kind === 'invalid'
    ? domainError.invalid(error.code, error.message, [{ field, message: error.message }])
    : error;

const isExpectedError = (error: unknown): boolean =>
  error instanceof HttpError || error instanceof DomainError;

const fulfilledValues = async (receiving: readonly Promise<ReceivedFile>[]): Promise<ReceivedFile[]> =>
  (await Promise.allSettled(receiving)).flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));

export const removeFiles = async (files: Iterable<ReceivedFile>): Promise<void> => {
  await Promise.allSettled(Array.from(files, (file) => file.remove()));
};
