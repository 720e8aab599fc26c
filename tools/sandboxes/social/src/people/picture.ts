import { createHash } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import type { Person } from './person.ts';

const SIZE = 200;

const encodeChunk = (type: string, body: Buffer): Buffer => {
  const content = Buffer.concat([Buffer.from(type, 'latin1'), body]);
  const frame = Buffer.alloc(content.length + 8);
  frame.writeUInt32BE(body.length, 0);
  content.copy(frame, 4);
  frame.writeUInt32BE(crc32(content), content.length + 4);
  return frame;
};

/** Encodes a palette PNG of SIZE x SIZE pixels. */
const encodePng = (colours: readonly number[][], colourAt: (x: number, y: number) => number): Buffer => {
  const header = Buffer.from([0, 0, 0, SIZE, 0, 0, 0, SIZE, 8, 3, 0, 0, 0]);
  const rows = Buffer.alloc(SIZE * (SIZE + 1));
  for (let y = 0; y < SIZE; y += 1)
    for (let x = 0; x < SIZE; x += 1) rows[y * (SIZE + 1) + x + 1] = colourAt(x, y);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    encodeChunk('IHDR', header),
    encodeChunk('PLTE', Buffer.from(colours.flat())),
    encodeChunk('IDAT', deflateSync(rows)),
    encodeChunk('IEND', Buffer.alloc(0)),
  ]);
};

const toRgb = (hue: number, lightness: number): number[] => {
  const part = (offset: number) => {
    const at = (offset + hue / 30) % 12;
    const rise = Math.max(-1, Math.min(at - 3, 9 - at, 1));
    return Math.round(255 * (lightness - 0.55 * Math.min(lightness, 1 - lightness) * rise));
  };
  return [part(0), part(8), part(4)];
};

/** The same picture at both providers. */
export const picturePath = ({ googleId }: Person): string => `/picture/${googleId}.png`;

/** A picture of a record whose label colour derives from the id. A PNG, because real profile pictures are no SVG. */
export const renderPicture = (id: string): Buffer => {
  const hue = createHash('sha256').update(id).digest().readUInt16BE(14) % 360;
  const palette = [toRgb(hue, 0.86), toRgb(hue, 0.16), toRgb(hue, 0.22), toRgb(hue, 0.55)];
  const centre = (SIZE - 1) / 2;
  return encodePng(palette, (x, y) => {
    const radius = Math.hypot(x - centre, y - centre);
    if (radius > SIZE * 0.44 || radius < SIZE * 0.03) return 0;
    if (radius < SIZE * 0.17) return 3;
    return 1 + (Math.floor(radius / 4) % 2);
  });
};
