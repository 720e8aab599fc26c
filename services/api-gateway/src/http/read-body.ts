import type { IncomingMessage } from 'node:http';
import { domainError } from '@sargam/chassis/errors';
import { tooLarge, unsupportedType } from './http-refusal.ts';

const usualLimit = 100 * 1024;

const mediaType = (request: IncomingMessage): string =>
  (request.headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';

const readText = async (request: IncomingMessage, limit: number): Promise<string> => {
  if (request.headers['content-encoding'] !== undefined)
    throw unsupportedType('Compressed bodies are not taken.');
  if (Number(request.headers['content-length'] ?? 0) > limit) throw tooLarge('The request is too large.');
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > limit) throw tooLarge('The request is too large.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
};

/** No database takes U+0000 in a text; it is read as HTML reads it, so that whoever sends one is answered as for any other letter. */
export const withoutNul = (text: string): string => text.replaceAll('\0', '\uFFFD');

const plain = (_name: string, value: unknown): unknown =>
  typeof value === 'string' ? withoutNul(value) : value;

const asJson = (text: string): unknown => {
  try {
    return JSON.parse(text, text.includes('\\u0000') ? plain : undefined);
  } catch {
    throw domainError.invalid('malformed-json', 'The request is not JSON.');
  }
};

/** Only JSON by name is taken: a page of another site cannot send that without asking this server first. */
export const readJson = async (request: IncomingMessage, limit = usualLimit): Promise<unknown> => {
  const text = await readText(request, limit);
  if (text === '') return {};
  if (mediaType(request) !== 'application/json')
    throw unsupportedType('The request has to be application/json.');
  return asJson(text);
};

/** Names and values as they came, percent-decoding apart; of a repeated name the last, as the gateway's own clients do. */
export const readUrlEncoded = async (request: IncomingMessage, limit = usualLimit): Promise<unknown> => {
  const type = mediaType(request);
  if (type !== 'application/x-www-form-urlencoded')
    throw unsupportedType('The request has to be a posted form.');
  return Object.fromEntries(new URLSearchParams(await readText(request, limit)));
};
