import { drawGroove, drawRudiment } from './draw/rhythm.ts';
import { createSheet, introduce, MARGIN, QUIET, type Sheet, text, WIDTH } from './draw/sheet.ts';

const colour = '#c81e45';
const width = WIDTH - 2 * MARGIN;

const stickings = [
  ['Single stroke roll', 'RLRL RLRL', 4],
  ['Double stroke roll', 'RRLL RRLL', 4],
  ['Single paradiddle', 'RLRR LRLL', 4],
  ['Double paradiddle', 'RLRLRR LRLRLL', 6],
  ['Paradiddle-diddle', 'RLRRLL RLRRLL', 6],
] as const;

const rudiments: Sheet = createSheet({ en: 'Five rudiments', bn: 'পাঁচটি রুডিমেন্ট', colour }, [
  ...introduce(
    'R is the right hand, L the left; the mark above is an accent.',
    'R মানে ডান হাত, L মানে বাঁ হাত; ওপরের চিহ্নে জোর দিন।',
  ),
  ...stickings.flatMap(([name, sticking, group], at): Sheet => {
    const y = 250 + at * 112;
    return [
      text(name, MARGIN, y - 62, 13, { weight: 600 }),
      ...drawRudiment(sticking, group, { x: MARGIN, y, width }, colour),
    ];
  }),
]);

/** Counts, then the strokes of hi-hat, snare and bass drum. */
const grooves = [
  ['Rock', '1&2&3&4&', 'xxxxxxxx', '..x...x.', 'x...x...'],
  ['Four on the floor', '1&2&3&4&', '.x.x.x.x', '..x...x.', 'x.x.x.x.'],
  ['Six eight', '123456', 'xxxxxx', '...x..', 'x.....'],
] as const;

const grids: Sheet = createSheet({ en: 'Three grooves to begin with', bn: 'শুরুর তিনটি গ্রুভ', colour }, [
  ...introduce(
    'A filled circle is a stroke. Count aloud, and add one row at a time.',
    'ভরাট গোল মানে একটি স্ট্রোক। মুখে গুনুন, একবারে একটি সারি যোগ করুন।',
  ),
  ...grooves.flatMap(([name, counts, hat, snare, bass], at): Sheet => {
    const y = 232 + at * 172;
    const parts = [
      ['Hi-hat', hat],
      ['Snare', snare],
      ['Bass drum', bass],
    ] as const;
    return [
      text(name, MARGIN, y - 34, 15, { weight: 600 }),
      ...drawGroove({ counts: [...counts], parts }, MARGIN, y, width, colour),
    ];
  }),
  text('70 first, 100 when it is easy.', MARGIN, 730, 12, { colour: QUIET }),
]);

export const drumSheets: Readonly<Record<string, readonly Sheet[]>> = { rudiments: [rudiments, grids] };
