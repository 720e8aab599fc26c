import { drawKeyboard, type Keys } from './draw/keyboard.ts';
import { createSheet, introduce, MARGIN, type Sheet, text, WIDTH } from './draw/sheet.ts';

const colour = '#9b0730';
const width = WIDTH - 2 * MARGIN;

const fingered = (notes: readonly string[], fingers: string) =>
  Object.fromEntries(notes.map((note, at) => [note, fingers[at] ?? '']));
const c = ['C', 'D', 'E', 'F', 'G', 'A', 'B', "C'"];
const g = ['G', 'A', 'B', 'C', 'D', 'E', 'F#', "G'"];

const scales: readonly (readonly [string, Keys])[] = [
  ['C major, right hand', { from: 'C', count: 8, marked: fingered(c, '12312345') }],
  ['C major, left hand', { from: 'C', count: 8, marked: fingered(c, '54321321') }],
  ['G major, right hand', { from: 'G', count: 8, marked: fingered(g, '12312345') }],
  ['G major, left hand', { from: 'G', count: 8, marked: fingered(g, '54321321') }],
];

const boards = (list: readonly (readonly [string, Keys])[]): Sheet =>
  list.flatMap(([name, keys], at): Sheet => {
    const y = 194 + at * 150;
    return [
      text(name, MARGIN, y - 10, 13, { weight: 600 }),
      ...drawKeyboard(keys, { x: MARGIN, y, width, height: 112 }, colour),
    ];
  });

const fingers: Sheet = createSheet({ en: 'Two scales, both hands', bn: 'দুই স্কেল, দুই হাত', colour }, [
  ...introduce(
    'The thumb is 1, the little finger 5. Up one octave, and back by the same fingers.',
    'বুড়ো আঙুল ১, কনিষ্ঠা ৫। এক অকটেভ উঠুন, একই আঙুলে নামুন।',
  ),
  ...boards(scales),
]);

const chords: readonly (readonly [string, Keys])[] = [
  ['C', { from: 'C', count: 10, marked: fingered(['C', 'E', 'G'], 'CEG') }],
  ['F', { from: 'C', count: 10, marked: fingered(['F', 'A', "C'"], 'FAC') }],
  ['G', { from: 'C', count: 10, marked: fingered(['G', 'B', "D'"], 'GBD') }],
  ['Am', { from: 'C', count: 10, marked: fingered(['A', "C'", "E'"], 'ACE') }],
];

const triads: Sheet = createSheet({ en: 'Four chords for a hundred songs', bn: 'চার কর্ডে শত গান', colour }, [
  ...introduce(
    'Fingers 1, 3 and 5. Play C, Am, F, G, four beats each, and then sing over it.',
    'আঙুল ১, ৩ ও ৫। C, Am, F, G, প্রতিটি চার বিট, তারপর সঙ্গে গান ধরুন।',
  ),
  ...boards(chords),
]);

export const pianoSheets: Readonly<Record<string, readonly Sheet[]>> = { 'piano-hands': [fingers, triads] };
