import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { DomainError, domainError } from '@sargam/chassis/errors';
import busboy, { type Busboy, type FileInfo } from 'busboy';
import { HttpError, payloadTooLarge, unsupportedMediaType } from '../errors/http-error.ts';
import type { FileParts } from '../wire/files.ts';
import { replaceNul } from '../wire/texts.ts';
import { maxBytesOf, type ReceivedFile, receiveFile, type UploadDeps } from './receive-file.ts';

/** A multipart form: its texts, and its files as far as the route names them. */
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

/**
 * Reads the form to its end, each file being checked and passed on as it comes. The first file that is refused ends the
 * reading; what was stored by then is removed.
 */
export const readForm = async (
  request: IncomingMessage,
  parts: FileParts,
  deps: UploadDeps,
): Promise<Form> => {
  const parser = parserFor(request, parts, deps);
  const fields: Record<string, string> = {};
  const receiving = new Map<string, Promise<ReceivedFile>[]>();

  const take = (name: string, file: Readable, { filename }: FileInfo): void => {
    const part = parts[name];
    // A file control that was left empty sends a file without a name.
    const before = receiving.get(name) ?? [];
    if (!part || !filename || before.length >= (part.maxCount ?? 1)) return void file.resume();
    const received = receiveFile(part, file, filename.slice(-200), deps);
    receiving.set(name, [...before, received]);
    received.catch((error: Error) => parser.destroy(error));
  };

  const parsed = new Promise<void>((resolve, reject) => {
    const fail = (error: unknown) => {
      request.unpipe(parser);
      request.resume();
      reject(error);
    };
    parser.on('field', (name, value, { valueTruncated }) => {
      if (valueTruncated) parser.destroy(payloadTooLarge(`The field ${name} is too long.`));
      else if (Object.keys(fields).length < 100) fields[name] = replaceNul(value);
    });
    parser.on('file', take);
    parser.once('close', resolve);
    parser.once('error', (error) =>
      fail(isExpectedError(error) ? error : domainError.invalid('malformed-form', 'The form is broken.')),
    );
    request.once('aborted', () => parser.destroy(new Error('The sender has gone.')));
    request.pipe(parser);
  });

  try {
    await parsed;
    const files = [...receiving].map(async ([name, those]) => [name, await Promise.all(those)] as const);
    return { fields, files: new Map(await Promise.all(files)) };
  } catch (error) {
    await removeFiles(await fulfilledValues([...receiving.values()].flat()));
    throw error;
  }
};

const isExpectedError = (error: unknown): boolean =>
  error instanceof HttpError || error instanceof DomainError;

const fulfilledValues = async (receiving: readonly Promise<ReceivedFile>[]): Promise<ReceivedFile[]> =>
  (await Promise.allSettled(receiving)).flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));

export const removeFiles = async (files: Iterable<ReceivedFile>): Promise<void> => {
  await Promise.allSettled(Array.from(files, (file) => file.remove()));
};
