import {
  centredText,
  createSheet,
  dot,
  introduce,
  MARGIN,
  QUIET,
  ring,
  type Sheet,
  text,
  WIDTH,
} from './draw/sheet.ts';
import { drawTable } from './draw/table.ts';

const week: Sheet = createSheet({ en: 'A week of practice', bn: 'এক সপ্তাহের প্র্যাকটিস', colour: '#f9ad1b' }, [
  ...introduce(
    'Twenty minutes a day. Write what you did, not what you meant to do.',
    'দিনে বিশ মিনিট। যা করলেন তা লিখুন, যা করার কথা ছিল তা নয়।',
  ),
  ...drawTable({
    y: 190,
    row: 66,
    columns: [96, 96, 103, 104, 100],
    head: ['Day · দিন', 'Warm up · 5', 'New · 5', 'Song · 5', 'Play · 5'],
    rows: [
      ['Sat · শনি'],
      ['Sun · রবি'],
      ['Mon · সোম'],
      ['Tue · মঙ্গল'],
      ['Wed · বুধ'],
      ['Thu · বৃহস্পতি'],
      ['Fri · শুক্র'],
    ],
  }),
]);

/** The tempo marks of a mechanical metronome. */
const tempi = [40, 44, 48, 52, 56, 60, 66, 72, 80, 88, 96, 104, 112, 120, 132, 144] as const;
const ladder: Sheet = createSheet({ en: 'A ladder of tempi', bn: 'টেম্পোর সিঁড়ি', colour: '#f9ad1b' }, [
  ...introduce(
    'Three times without a slip, then one step up. Two slips, one step down.',
    'তিনবার ভুল ছাড়া হলে এক ধাপ ওপরে। দুবার ভুল হলে এক ধাপ নিচে।',
  ),
  ...tempi.flatMap((tempo, at): Sheet => {
    const [x, y] = [MARGIN + 60 + (at % 4) * 126, 240 + Math.floor(at / 4) * 130];
    return [
      centredText(String(tempo), x, y, 26),
      ...[0, 1, 2].map((time) => ring(x - 26 + time * 26, y + 30, 9)),
    ];
  }),
]);

const majors = ['C', 'G', 'D', 'A', 'E', 'B', 'F#', 'Db', 'Ab', 'Eb', 'Bb', 'F'] as const;
const minors = ['Am', 'Em', 'Bm', 'F#m', 'C#m', 'G#m', 'D#m', 'Bbm', 'Fm', 'Cm', 'Gm', 'Dm'] as const;
const signs = ['–', '1 #', '2 #', '3 #', '4 #', '5 #', '6 #', '5 b', '4 b', '3 b', '2 b', '1 b'] as const;
const fifths: Sheet = createSheet({ en: 'The circle of fifths', bn: 'পঞ্চমের চক্র', colour: '#016151' }, [
  ...introduce(
    'Outside the major keys with their sharps and flats, inside their relative minors.',
    'বাইরে মেজর স্কেল আর তার শার্প বা ফ্ল্যাট, ভেতরে সেটির আপেক্ষিক মাইনর।',
  ),
  ...majors.flatMap((key, at): Sheet => {
    const angle = (at * Math.PI) / 6 - Math.PI / 2;
    const pointAt = (r: number): readonly [number, number] => [
      WIDTH / 2 + r * Math.cos(angle),
      450 + r * Math.sin(angle),
    ];
    const [[x, y], [ix, iy], [ox, oy]] = [pointAt(176), pointAt(108), pointAt(226)];
    return [
      dot(x, y, 30, '#016151'),
      centredText(key, x, y + 8, 22, '#ffffff'),
      ring(ix, iy, 22),
      centredText(minors[at] ?? '', ix, iy + 5, 14),
      centredText(signs[at] ?? '', ox, oy + 5, 13, QUIET),
    ];
  }),
]);

const names: Sheet = createSheet({ en: 'Sargam and letters', bn: 'সরগম ও পাশ্চাত্য স্বরনাম', colour: '#016151' }, [
  ...introduce(
    'With Sa on C. Sa may be any note; the steps between stay the same.',
    'সা যখন C। সা যেকোনো স্বরে হতে পারে; মাঝের ধাপগুলো একই থাকে।',
  ),
  ...drawTable({
    y: 196,
    row: 56,
    columns: [130, 130, 120, 119],
    head: ['স্বর', 'Sargam', 'Letter', 'Steps above Sa'],
    rows: [
      ['সা', 'Sa', 'C', '0'],
      ['রে', 'Re', 'D', '2'],
      ['গা', 'Ga', 'E', '4'],
      ['মা', 'Ma', 'F', '5'],
      ['পা', 'Pa', 'G', '7'],
      ['ধা', 'Dha', 'A', '9'],
      ['নি', 'Ni', 'B', '11'],
      ['সা', 'Sa', 'C', '12'],
    ],
  }),
]);

const needs: Sheet = createSheet(
  { en: 'Before the first lesson', bn: 'প্রথম লেসনের আগে', colour: '#c81e45' },
  [
    ...introduce('What has to lie ready, and what can wait.', 'কী কী হাতের কাছে থাকা চাই, আর কী পরে হলেও চলে।'),
    ...drawTable({
      y: 190,
      row: 62,
      columns: [120, 200, 179],
      head: ['', 'Needed · লাগবে', 'Can wait · পরে'],
      rows: [
        ['Guitar', 'Six strings, a tuner app', 'Capo, strap'],
        ['Bass', 'Headphones or a small amp', 'Pedals'],
        ['Drums', 'A pad, two sticks', 'A whole kit'],
        ['Keyboard', '49 keys or more', 'Pedal, stand'],
        ['Sound', 'Headphones, a computer', 'Monitors'],
      ],
    }),
  ],
);

const tuning: Sheet = createSheet({ en: 'In tune', bn: 'টিউনিং', colour: '#c81e45' }, [
  ...introduce('Standard tunings, from the thickest string on.', 'প্রচলিত টিউনিং, মোটা তার থেকে শুরু।'),
  ...drawTable({
    y: 190,
    row: 62,
    columns: [150, 349],
    head: ['', 'Strings · তার'],
    rows: [
      ['Guitar · গিটার', 'E   A   D   G   B   E'],
      ['Bass · বেজ', 'E   A   D   G'],
      ['Violin · বেহালা', 'G   D   A   E'],
      ['Mandolin · ম্যান্ডোলিন', 'G G   D D   A A   E E'],
    ],
  }),
  text('Tune up to the note, never down to it: the string stays where it is.', MARGIN, 560, 12.5),
  text('নিচ থেকে টেনে স্বরে আনুন, ওপর থেকে নামিয়ে নয়: তার তখন স্থির থাকে।', MARGIN, 581, 12.5, { colour: QUIET }),
]);

export const practiceSheets: Readonly<Record<string, readonly Sheet[]>> = {
  'practice-week': [week, ladder],
  'circle-of-fifths': [fifths, names],
  'before-you-begin': [needs, tuning],
};
