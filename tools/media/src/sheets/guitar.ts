import { drawChord } from './draw/fretted.ts';
import { centredText, createSheet, introduce, line, MARGIN, QUIET, type Sheet, text } from './draw/sheet.ts';

const colour = '#016151';

const chords = [
  ['C', 'x32010'],
  ['A', 'x02220'],
  ['G', '320003'],
  ['E', '022100'],
  ['D', 'xx0232'],
  ['Am', 'x02210'],
  ['Em', '022000'],
  ['Dm', 'xx0231'],
  ['F', 'xx3211'],
] as const;

const openChords: Sheet = createSheet({ en: 'Nine open chords', bn: 'নয়টি ওপেন কর্ড', colour }, [
  ...introduce(
    'A dot is a finger, a ring an open string, x a string that stays silent.',
    'ভরাট বিন্দু মানে আঙুল, গোল মানে খোলা তার, x চিহ্নের তার বাজবে না।',
  ),
  ...chords.flatMap(([name, frets], at) =>
    drawChord({ name, frets }, 82 + (at % 3) * 170, 232 + Math.floor(at / 3) * 186, colour),
  ),
]);

const rows = [
  ['C', 'G', 'Am', 'F'],
  ['G', 'D', 'Em', 'C'],
  ['A', 'D', 'A', 'E'],
  ['Am', 'F', 'C', 'G'],
] as const;
/** The strumming pattern down, down-up, up, down-up in eighth notes. */
const strokes = ['↓', '', '↓', '↑', '', '↑', '↓', '↑'] as const;
const counts = ['1', '&', '2', '&', '3', '&', '4', '&'] as const;

const changes: Sheet = createSheet({ en: 'Four ways round', bn: 'চার কর্ডের চারটি চক্র', colour }, [
  ...introduce(
    'One bar to a chord. Begin at 60, and let nothing stop the right hand.',
    'প্রতি কর্ডে এক মেজার। ৬০ থেকে শুরু করুন, ডান হাত যেন না থামে।',
  ),
  ...rows.flatMap((row, down): Sheet => {
    const y = 222 + down * 104;
    return [
      line(MARGIN, y - 34, MARGIN, y + 26, 2),
      ...row.flatMap(
        (name, at): Sheet => [
          centredText(name, MARGIN + (at + 0.5) * 124.75, y + 4, 26),
          line(MARGIN + (at + 1) * 124.75, y - 34, MARGIN + (at + 1) * 124.75, y + 26, at === 3 ? 2 : 1),
        ],
      ),
    ];
  }),
  text('Strumming', MARGIN, 660, 13, { weight: 600 }),
  text('স্ট্রামিং', MARGIN, 679, 13, { colour: QUIET }),
  ...counts.flatMap(
    (count, at): Sheet => [
      centredText(strokes[at] ?? '', 190 + at * 46, 668, 24, colour),
      centredText(count, 190 + at * 46, 694, 12, QUIET),
    ],
  ),
]);

export const guitarSheets: Readonly<Record<string, readonly Sheet[]>> = {
  'open-chords': [openChords, changes],
};
