import { box, centredText, dot, frame, INK, type Sheet } from './sheet.ts';

const whites = ['C', 'D', 'E', 'F', 'G', 'A', 'B'] as const;
const blackAfter: Readonly<Record<string, string>> = { C: 'C#', D: 'D#', F: 'F#', G: 'G#', A: 'A#' };

export interface Keys {
  /** The white keys to draw. */
  readonly from: (typeof whites)[number];
  readonly count: number;
  /** Labels by key name; an apostrophe marks the next octave: C, C', F#. */
  readonly marked: Readonly<Record<string, string>>;
}

/** Draws a part of a keyboard with labels on some keys. */
export const drawKeyboard = (
  { from, count, marked }: Keys,
  {
    x,
    y,
    width,
    height,
  }: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
  colour: string,
): Sheet => {
  const keyWidth = width / count;
  const start = whites.indexOf(from);
  const seen = new Map<string, number>();
  const nameOf = (name: string): string => {
    const before = seen.get(name) ?? 0;
    seen.set(name, before + 1);
    return name + "'".repeat(before);
  };
  const keys = Array.from({ length: count }, (_, at) => {
    const white = whites[(start + at) % whites.length] ?? 'C';
    const black = blackAfter[white];
    const drawsBlack = black !== undefined && at < count - 1;
    return { at, white: nameOf(white), black: drawsBlack ? nameOf(black) : undefined };
  });
  const mark = (name: string, left: number, top: number, r: number): Sheet =>
    marked[name] === undefined
      ? []
      : [dot(left, top, r, colour), centredText(marked[name], left, top + r * 0.4, r * 1.15, '#ffffff')];
  return [
    ...keys.map(({ at }) => frame(x + at * keyWidth, y, keyWidth, height)),
    ...keys.flatMap(({ at, white }) => mark(white, x + (at + 0.5) * keyWidth, y + height - 22, 13)),
    ...keys.flatMap(({ at, black }): Sheet => {
      if (!black) return [];
      const left = x + (at + 1) * keyWidth;
      return [
        box(left - keyWidth * 0.29, y, keyWidth * 0.58, height * 0.6, INK),
        ...mark(black, left, y + height * 0.6 - 16, 11),
      ];
    }),
  ];
};
