import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { parseBoxHeader, parseMovie } from './mp4.ts';

const box = (type: string, ...parts: Buffer[]) => {
  const body = Buffer.concat(parts);
  const header = Buffer.alloc(8);
  header.writeUInt32BE(body.length + 8);
  header.write(type, 4, 'latin1');
  return Buffer.concat([header, body]);
};
const movieHeader = (scale: number, length: number) => {
  const body = Buffer.alloc(100);
  body.writeUInt32BE(scale, 12);
  body.writeUInt32BE(length, 16);
  return box('mvhd', body);
};
const track = (entry: Buffer) =>
  box('trak', box('mdia', box('minf', box('stbl', box('stsd', Buffer.alloc(8), entry)))));
const avc = box('avc1', Buffer.alloc(78), box('avcC', Buffer.from([1, 0x64, 0, 0x1f, 0xff])));

it('length and codecs are read from the index', () => {
  const moov = Buffer.concat([movieHeader(1000, 61_500), track(avc), track(box('mp4a', Buffer.alloc(28)))]);
  expect(parseMovie(moov)).toEqual({ durationSeconds: 61.5, codecs: ['avc1.64001f', 'mp4a'] });
});

it('an index without header or tracks is none', () => {
  expect(parseMovie(track(avc))).toBeUndefined();
  expect(parseMovie(movieHeader(1000, 1000))).toBeUndefined();
});

it('a recorded lesson is read', () => {
  const media = join(import.meta.dirname, '../../../../tools/demo/media/lessons');
  const file = readFileSync(join(media, 'bass-walking.mp4'));
  let at = 0;
  for (let header = parseBoxHeader(file); header?.type !== 'moov'; header = parseBoxHeader(file.subarray(at)))
    at += header?.size ?? file.length;
  const size = parseBoxHeader(file.subarray(at))?.size ?? 0;
  const movie = parseMovie(file.subarray(at + 8, at + size));
  expect(movie?.codecs).toEqual([expect.stringMatching(/^avc1\.[0-9a-f]{6}$/), 'mp4a']);
  expect(movie?.durationSeconds).toBeGreaterThan(20);
});

it('random bytes never throw', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
      parseBoxHeader(Buffer.from(bytes));
      parseMovie(Buffer.concat([movieHeader(1, 1), Buffer.from(bytes)]));
      parseMovie(Buffer.concat([movieHeader(1, 1), box('trak', box('mdia', Buffer.from(bytes)))]));
    }),
  );
});
