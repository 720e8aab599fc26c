import { drawGroove, drawRudiment, type Groove } from './draw/rhythm.ts';
import { createSheet, explain, MARGIN, QUIET, type Sheet, text, WIDTH } from './draw/sheet.ts';

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
  ...explain(
    136,
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

const eighths = ['1', '&', '2', '&', '3', '&', '4', '&'];
const grooves: readonly (readonly [string, Groove])[] = [
  [
    'Rock',
    {
      counts: eighths,
      parts: [
        ['Hi-hat', 'xxxxxxxx'],
        ['Snare', '..x...x.'],
        ['Bass drum', 'x...x...'],
      ],
    },
  ],
  [
    'Four on the floor',
    {
      counts: eighths,
      parts: [
        ['Hi-hat', '.x.x.x.x'],
        ['Snare', '..x...x.'],
        ['Bass drum', 'x.x.x.x.'],
      ],
    },
  ],
  [
    'Six eight',
    {
      counts: ['1', '2', '3', '4', '5', '6'],
      parts: [
        ['Hi-hat', 'xxxxxx'],
        ['Snare', '...x..'],
        ['Bass drum', 'x.....'],
      ],
    },
  ],
];

const grids: Sheet = createSheet({ en: 'Three grooves to begin with', bn: 'শুরুর তিনটি গ্রুভ', colour }, [
  ...explain(
    136,
    'A filled circle is a stroke. Count aloud, and add one row at a time.',
    'ভরাট গোল মানে একটি স্ট্রোক। মুখে গুনুন, একবারে একটি সারি যোগ করুন।',
  ),
  ...grooves.flatMap(([name, bar], at): Sheet => {
    const y = 232 + at * 172;
    return [text(name, MARGIN, y - 34, 15, { weight: 600 }), ...drawGroove(bar, MARGIN, y, width, colour)];
  }),
  text('70 first, 100 when it is easy.', MARGIN, 730, 12, { colour: QUIET }),
]);

export const drumSheets: Readonly<Record<string, readonly Sheet[]>> = { rudiments: [rudiments, grids] };
