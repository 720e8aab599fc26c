import { centredText, dot, INK, line, QUIET, ring, type Sheet, text } from './sheet.ts';

export interface Chord {
  readonly name: string;
  /** Fret of each string, the lowest string first; x is a muted string. */
  readonly frets: string;
}

/** Draws a chord diagram with the nut at the top and the lowest string on the left. */
export const drawChord = ({ name, frets }: Chord, x: number, y: number, colour: string): Sheet => {
  const [between, tall] = [20, 26];
  const strings = [...frets];
  const across = (strings.length - 1) * between;
  return [
    centredText(name, x + across / 2, y - 24, 18),
    line(x, y, x + across, y, 3.5),
    ...[1, 2, 3, 4].map((fret) => line(x, y + fret * tall, x + across, y + fret * tall, 1, QUIET)),
    ...strings.map((_, at) => line(x + at * between, y, x + at * between, y + 4 * tall, 1, QUIET)),
    ...strings.flatMap((fret, at): Sheet => {
      const at0 = x + at * between;
      if (fret === 'x') return [centredText('x', at0, y - 5, 11, QUIET)];
      if (fret === '0') return [ring(at0, y - 9, 4)];
      return [dot(at0, y + (Number(fret) - 0.5) * tall, 7.5, colour)];
    }),
  ];
};

/** Draws a neck with the name of every note and the lowest string at the bottom. */
export const drawNeck = (
  strings: readonly (readonly string[])[],
  x: number,
  y: number,
  colour: string,
): Sheet => {
  const [wide, tall] = [82, 52];
  const frets = (strings[0]?.length ?? 1) - 1;
  const high = (strings.length - 1) * tall;
  const played = x + 42;
  return [
    line(played, y, played, y + high, 4),
    ...Array.from({ length: frets }, (_, at) =>
      line(played + (at + 1) * wide, y, played + (at + 1) * wide, y + high, 1, QUIET),
    ),
    ...Array.from({ length: frets }, (_, at) =>
      centredText(String(at + 1), played + (at + 0.5) * wide, y + high + 34, 12, QUIET),
    ),
    ...strings.flatMap((notes, at): Sheet => {
      const level = y + at * tall;
      const fretToX = (fret: number) => (fret === 0 ? x + 14 : played + (fret - 0.5) * wide);
      return [
        line(played, level, played + frets * wide, level, 1 + at * 0.9),
        ...notes.flatMap((note, fret): Sheet => {
          const natural = note.length === 1;
          return [
            dot(fretToX(fret), level, natural ? 14 : 12, natural ? colour : '#ffffff'),
            ring(fretToX(fret), level, natural ? 14 : 12),
            centredText(note, fretToX(fret), level + 4.5, natural ? 14 : 11, natural ? '#ffffff' : INK),
          ];
        }),
      ];
    }),
  ];
};

/** Draws tablature: `notes` in order, each with its string (0 is the highest) and its fret. */
export const drawTablature = (
  names: readonly string[],
  notes: readonly (readonly [number, number])[],
  { x, y, width }: { readonly x: number; readonly y: number; readonly width: number },
): Sheet => [
  ...names.flatMap(
    (name, at): Sheet => [
      text(name, x - 18, y + at * 15 + 4, 11, { colour: QUIET }),
      line(x, y + at * 15, x + width, y + at * 15, 0.9, QUIET),
    ],
  ),
  line(x, y, x, y + (names.length - 1) * 15, 1.5),
  line(x + width, y, x + width, y + (names.length - 1) * 15, 1.5),
  ...notes.flatMap(([string, fret], at): Sheet => {
    const noteX = x + ((at + 0.6) * width) / notes.length;
    return [
      dot(noteX, y + string * 15, 7.5, '#ffffff'),
      centredText(String(fret), noteX, y + string * 15 + 4.5, 13),
    ];
  }),
];
