import type { IncomingMessage } from 'node:http';
import { domainError } from '@sargam/chassis/errors';
import { replaceNul } from '../api/texts.ts';
import { payloadTooLarge, unsupportedMediaType } from '../errors/http-error.ts';

const defaultBodyLimit = 100 * 1024;

const mediaType = (request: IncomingMessage): string =>
  (request.headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';

const readText = async (request: IncomingMessage, limit: number): Promise<string> => {
  if (request.headers['content-encoding'] !== undefined)
    throw unsupportedMediaType('Compressed bodies are not supported.');
  if (Number(request.headers['content-length'] ?? 0) > limit)
    throw payloadTooLarge('The request is too large.');
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > limit) throw payloadTooLarge('The request is too large.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
};

const replaceNulIn = (_name: string, value: unknown): unknown =>
  typeof value === 'string' ? replaceNul(value) : value;

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text, text.includes('\\u0000') ? replaceNulIn : undefined);
  } catch {
    throw domainError.invalid('malformed-json', 'The request is not JSON.');
  }
};

/** Only application/json is accepted: a page of another site cannot send it without a CORS preflight. */
export const readJson = async (request: IncomingMessage, limit = defaultBodyLimit): Promise<unknown> => {
  const text = await readText(request, limit);
  if (text === '') return {};
  if (mediaType(request) !== 'application/json')
    throw unsupportedMediaType('The request has to be application/json.');
  return parseJson(text);
};

/** Names and values, percent-decoded and otherwise unchanged. Of a repeated name the last value wins. */
export const readUrlEncoded = async (
  request: IncomingMessage,
  limit = defaultBodyLimit,
): Promise<unknown> => {
  const type = mediaType(request);
  if (type !== 'application/x-www-form-urlencoded')
    throw unsupportedMediaType('The request has to be a posted form.');
  return Object.fromEntries(new URLSearchParams(await readText(request, limit)));
};
