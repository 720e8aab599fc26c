import { box, centredText, dot, FAINT, frame, line, QUIET, ring, type Sheet, text } from './sheet.ts';

/** Draws notes on one line with their sticking below. Notes are beamed in groups, and the first of each group has an accent. */
export const drawRudiment = (
  sticking: string,
  group: number,
  { x, y, width }: { readonly x: number; readonly y: number; readonly width: number },
  colour: string,
): Sheet => {
  const hands = [...sticking.replaceAll(' ', '')];
  const noteX = (at: number) => x + 14 + (at * (width - 28)) / (hands.length - 1);
  const stem = 34;
  return [
    line(x, y, x + width, y, 0.9, QUIET),
    ...hands.flatMap((hand, at): Sheet => {
      const [left, first] = [noteX(at), at % group === 0];
      return [
        dot(left, y, 5.2),
        line(left + 5, y, left + 5, y - stem, 1.4),
        centredText(hand, left, y + 24, 13, hand === 'R' ? colour : QUIET),
        ...(first
          ? [
              line(left - 3, y - stem - 14, left + 9, y - stem - 10, 1.4),
              line(left - 3, y - stem - 6, left + 9, y - stem - 10, 1.4),
            ]
          : []),
      ];
    }),
    ...hands.flatMap((_, at): Sheet => {
      if (at % group !== 0) return [];
      const last = Math.min(at + group, hands.length) - 1;
      return [box(noteX(at) + 4.3, y - stem, noteX(last) - noteX(at) + 1.4, 4, '#13231f')];
    }),
  ];
};

export interface Groove {
  /** Counts above the squares. */
  readonly counts: readonly string[];
  /** One row per part of the kit: x is a stroke, . a rest. */
  readonly parts: readonly (readonly [name: string, strokes: string])[];
}

/** Draws a bar as a grid with one row per part of the kit. */
export const drawGroove = (
  { counts, parts }: Groove,
  x: number,
  y: number,
  width: number,
  colour: string,
): Sheet => {
  const labelWidth = 92;
  const columnWidth = (width - labelWidth) / counts.length;
  const rowHeight = 32;
  return [
    ...counts.map((count, at) =>
      centredText(count, x + labelWidth + (at + 0.5) * columnWidth, y - 8, 12, QUIET),
    ),
    ...parts.flatMap(
      ([name, strokes], down): Sheet => [
        text(name, x, y + down * rowHeight + 21, 12, { weight: 600 }),
        ...[...strokes].flatMap(
          (stroke, at): Sheet => [
            frame(x + labelWidth + at * columnWidth, y + down * rowHeight, columnWidth, rowHeight, FAINT),
            stroke === 'x'
              ? dot(x + labelWidth + (at + 0.5) * columnWidth, y + (down + 0.5) * rowHeight, 9, colour)
              : ring(x + labelWidth + (at + 0.5) * columnWidth, y + (down + 0.5) * rowHeight, 2, FAINT),
          ],
        ),
      ],
    ),
  ];
};
