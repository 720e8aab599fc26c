import {
  box,
  centredText,
  createSheet,
  FAINT,
  introduce,
  line,
  MARGIN,
  QUIET,
  type Sheet,
  text,
  WIDTH,
} from './draw/sheet.ts';

const colour = '#013e5c';

/** Lowest and highest note in hertz, at a' = 440. */
const ranges = [
  ['Piano', 27.5, 4186],
  ['Bass guitar', 41.2, 392],
  ['Guitar', 82.4, 1318.5],
  ['Bass voice', 82.4, 329.6],
  ['Soprano voice', 261.6, 1046.5],
  ['Violin', 196, 3520],
  ['Flute', 261.6, 2093],
] as const;
const marks = [20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 20_000] as const;
const left = MARGIN + 96;
const right = WIDTH - MARGIN;
const at = (hertz: number): number => left + ((right - left) * Math.log(hertz / 20)) / Math.log(1000);

const map: Sheet = createSheet({ en: 'Where instruments live', bn: 'কোন যন্ত্র কোন ফ্রিকোয়েন্সিতে', colour }, [
  ...introduce(
    'From the lowest note to the highest; the overtones go on above them.',
    'সবচেয়ে নিচের স্বর থেকে সবচেয়ে উঁচু স্বর; ওভারটোন আরও ওপরে যায়।',
  ),
  ...marks.flatMap(
    (hertz): Sheet => [
      line(at(hertz), 190, at(hertz), 190 + ranges.length * 66, 0.8, FAINT),
      centredText(
        hertz < 1000 ? String(hertz) : `${hertz / 1000}k`,
        at(hertz),
        208 + ranges.length * 66,
        11,
        QUIET,
      ),
    ],
  ),
  ...ranges.flatMap(
    ([name, low, high], row): Sheet => [
      text(name, MARGIN, 228 + row * 66, 12.5, { weight: 600 }),
      box(at(low), 206 + row * 66, at(high) - at(low), 34, row % 2 ? '#f9ad1b' : colour),
    ],
  ),
  text('Hz', right, 228 + ranges.length * 66, 11, { align: 'right', colour: QUIET }),
]);

const levels = [
  [0, 'The end: above it there is only clipping', 'এর ওপরে শুধু ক্লিপিং'],
  [-6, 'Loudest peaks while recording', 'রেকর্ডিংয়ের সবচেয়ে জোরালো পিক'],
  [-18, 'Where a voice or an instrument stays on average', 'কণ্ঠ বা যন্ত্রের গড় লেভেল'],
  [-40, 'Too quiet: turn the gain up', 'বেশি আস্তে: গেইন বাড়ান'],
  [-60, 'The room itself; switch off the fan', 'ঘরের নিজের শব্দ; ফ্যান বন্ধ করুন'],
] as const;
const level = (db: number): number => 200 + (-db * 520) / 66;

const meter: Sheet = createSheet(
  { en: 'Levels for a first recording', bn: 'প্রথম রেকর্ডিংয়ের লেভেল', colour },
  [
    ...introduce(
      'In dBFS, as the meter of every recording program shows them.',
      'dBFS-এ, সব রেকর্ডিং সফটওয়্যারের মিটার যেভাবে দেখায়।',
    ),
    box(MARGIN + 44, level(0), 54, level(-6) - level(0), '#c81e45'),
    box(MARGIN + 44, level(-6), 54, level(-18) - level(-6), '#f9ad1b'),
    box(MARGIN + 44, level(-18), 54, level(-66) - level(-18), '#016151'),
    ...levels.flatMap(
      ([db, en, bn]): Sheet => [
        line(MARGIN + 40, level(db), MARGIN + 120, level(db), 1.2),
        text(String(db), MARGIN + 34, level(db) + 4, 13, { align: 'right', weight: 600 }),
        text(en, MARGIN + 132, level(db) + 4, 12.5),
        text(bn, MARGIN + 132, level(db) + 23, 12.5, { colour: QUIET }),
      ],
    ),
  ],
);

export const soundSheets: Readonly<Record<string, readonly Sheet[]>> = {
  'frequency-map': [map],
  'recording-levels': [meter],
};
