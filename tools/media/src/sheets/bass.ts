import { drawNeck, drawTablature } from './draw/fretted.ts';
import { createSheet, explain, introduce, MARGIN, QUIET, type Sheet, text, WIDTH } from './draw/sheet.ts';

const colour = '#c9572b';

const neck: Sheet = createSheet(
  { en: 'The first five frets of a bass', bn: 'বেজ গিটারের প্রথম পাঁচ ফ্রেট', colour },
  [
    ...introduce(
      'The thickest string is below. White circles are the notes between.',
      'সবচেয়ে মোটা তারটি নিচে। সাদা গোলগুলো মাঝের স্বর।',
    ),
    ...drawNeck(
      ['G G# A A# B C', 'D D# E F F# G', 'A A# B C C# D', 'E F F# G G# A'].map((names) => names.split(' ')),
      MARGIN,
      220,
      colour,
    ),
    ...explain(
      470,
      'Say each name aloud as you play it, up one string and down the next.',
      'বাজানোর সময় প্রতিটি নাম মুখে বলুন, এক তারে উঠুন, পরের তারে নামুন।',
    ),
    ...explain(
      530,
      'The fifth fret of a string is the next string, open: that is how a bass is tuned by ear.',
      'এক তারের পঞ্চম ফ্রেট আর পরের খোলা তার একই স্বর: কানে টিউন করার এটিই উপায়।',
    ),
  ],
);

/** The notes of each chord as string/fret; string 0 is the highest. */
const shapes = [
  ['C', '2/3 1/5 0/5 1/5'],
  ['F', '3/1 2/3 1/3 2/3'],
  ['G', '3/3 2/5 1/5 2/5'],
  ['D', '2/5 1/7 0/7 1/7'],
] as const;

const roots: Sheet = createSheet({ en: 'Root, fifth and octave', bn: 'রুট, ফিফথ ও অকটেভ', colour }, [
  ...introduce(
    'One shape of the hand for every chord: root, fifth, octave, fifth.',
    'সব কর্ডে হাতের একই আকার: রুট, ফিফথ, অকটেভ, আবার ফিফথ।',
  ),
  ...shapes.flatMap(([name, shape], at): Sheet => {
    const y = 214 + at * 128;
    const notes = shape.split(' ').map((note) => [Number(note[0]), Number(note[2])] as const);
    return [
      text(name, MARGIN, y - 22, 20, { weight: 700 }),
      ...drawTablature(['G', 'D', 'A', 'E'], [...notes, ...notes], {
        x: MARGIN + 20,
        y,
        width: WIDTH - 2 * MARGIN - 20,
      }),
    ];
  }),
  text('Two bars each, eighth notes, then C, F, G, C without a stop.', MARGIN, 736, 12, { colour: QUIET }),
]);

export const bassSheets: Readonly<Record<string, readonly Sheet[]>> = { 'bass-neck': [neck, roots] };
