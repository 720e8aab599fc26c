import { isMp4Head, isPictureHead } from './file-signatures.ts';

const bytes = (text: string) => Buffer.from(text, 'latin1');

it.each([
  ['JPEG', '\xff\xd8\xff\xe0', true],
  ['PNG', '\x89PNG\r\n\x1a\n', true],
  ['GIF', 'GIF89a', true],
  ['WebP', 'RIFF\0\0\0\0WEBP', true],
  ['AVIF', '\0\0\0\x1cftypavif', true],
  ['a WAVE sound', 'RIFF\0\0\0\0WAVE', false],
  ['SVG', '<svg xmlns=', false],
  ['an HTML page', '<!doctype html>', false],
  ['PDF', '%PDF-1.7', false],
  ['nothing', '', false],
])('%s is a picture: %#', (_kind, head, expected) => {
  expect(isPictureHead(bytes(head))).toBe(expected);
});

it.each([
  ['isom', true],
  ['mp42', true],
  ['avif', false],
  ['heic', false],
])('a file of brand %s is an MP4: %p', (brand, expected) => {
  expect(isMp4Head(bytes(`\0\0\0\x14ftyp${brand}\0\0\x02\0isom\0\0\x10\0moov`))).toBe(expected);
});

it.each([
  ['nothing after its first box', '\0\0\0\x10ftypisom\0\0\0\0'],
  ['an HTML page after its first box', '\0\0\0\x10ftypisom\0\0\0\0<!doctype html>'],
  ['a first box without a length', '\0\0\0\0ftypisom\0\0\x10\0moov'],
  ['a first box of 4 GB', '\xff\xff\xff\xffftypisom\0\0\x10\0moov'],
])('a file with %s is not an MP4', (_what, head) => {
  expect(isMp4Head(bytes(head))).toBe(false);
});
