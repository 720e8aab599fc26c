import { createDrumKitScene } from '../graphics/drum-kit-scene.ts';
import { createFretboardScene } from '../graphics/fretboard-scene.ts';
import { createKeyboardScene } from '../graphics/keyboard-scene.ts';
import { type Palette, type PaletteName, palettes } from '../graphics/palette.ts';
import type { Scene } from '../graphics/scene.ts';
import * as bass from '../score/bass.ts';
import * as drums from '../score/drums.ts';
import * as guitar from '../score/guitar.ts';
import * as keys from '../score/keys.ts';
import type { Score } from '../score/score.ts';
import { renderScore } from '../sound/render-score.ts';
import type { LessonVideo } from './lesson-video.ts';
import { soundVideos } from './sound-videos.ts';

type DrawScene<S extends Score> = (score: S, palette: Palette) => Scene;

const neck =
  (strings: 4 | 6, frets: number): DrawScene<Score> =>
  (score, palette) =>
    createFretboardScene(score, palette, { strings, frets });

const swaraKeyboard: DrawScene<Score> = (score, palette) => createKeyboardScene(score, palette, 'swara');

type Row<S> = readonly [
  file: string,
  en: string,
  bn: string,
  score: S,
  colours: PaletteName,
  theme?: LessonVideo['theme'],
];

/** Creates the videos of one instrument; their file names begin with its name. */
const createLessons = <S extends Score>(
  instrument: string,
  drawScene: DrawScene<S>,
  rows: readonly Row<S>[],
): LessonVideo[] =>
  rows.map(([file, en, bn, score, colours, theme = 'day']) => ({
    file: `${instrument}-${file}`,
    title: { en, bn },
    score,
    theme,
    render: () => ({ sound: renderScore(score), scene: drawScene(score, palettes[colours]) }),
  }));

/** All lesson videos. The demo courses refer to them by file name. */
export const lessonVideos: readonly LessonVideo[] = [
  ...createLessons('guitar', neck(6, 5), [
    ['open-chords', 'First open chords', 'প্রথম চার কর্ড', guitar.openChords, 'marigold'],
    [
      'alternate-picking',
      'Alternate picking, C major',
      'অল্টারনেট পিকিং, C মেজর',
      guitar.alternatePicking,
      'pond',
    ],
    [
      'travis-picking',
      'Travis picking, slowly',
      'ট্র্যাভিস পিকিং, ধীরে',
      guitar.travisPicking,
      'lotus',
      'evening',
    ],
    [
      'blues-shuffle',
      'Twelve-bar shuffle in A',
      'A-তে বারো মেজারের শাফল',
      guitar.bluesShuffle,
      'night',
      'evening',
    ],
    ['purano-sei', 'Purano Sei Diner Kotha', 'পুরানো সেই দিনের কথা', guitar.puranoSei, 'reed'],
    ['dadra-strum', 'Six beats: a dadra strum', 'ছয় মাত্রার দাদরা স্ট্রামিং', guitar.dadraStrum, 'cloud'],
  ]),
  ...createLessons('guitar', neck(6, 12), [
    [
      'pentatonic-lead',
      'Question and answer, A minor pentatonic',
      'A মাইনর পেন্টাটোনিক',
      guitar.pentatonicLead,
      'marigold',
      'evening',
    ],
  ]),
  ...createLessons('bass', neck(4, 7), [
    ['root-fifth', 'Root and fifth with the kick', 'কিকের সঙ্গে রুট ও ফিফথ', bass.rootAndFifth, 'reed'],
    ['octaves', 'Dancing octaves', 'অকটেভের দোল', bass.octaves, 'cloud'],
    ['eighth-notes', 'Steady eighth notes', 'সমান আট, এক গতিতে', bass.eighthNotes, 'pond'],
  ]),
  ...createLessons('bass', neck(4, 5), [
    ['walking', 'Walking bass in A minor', 'A মাইনরে ওয়াকিং বেজ', bass.walking, 'night', 'evening'],
  ]),
  ...createLessons('drums', createDrumKitScene, [
    ['first-beat', 'Your first beat, a layer at a time', 'প্রথম বিট, এক স্তর করে', drums.firstBeat, 'pond'],
    ['paradiddle', 'Paradiddle, from pad to kit', 'প্যারাডিডল: প্যাড থেকে কিটে', drums.paradiddle, 'cloud'],
    ['shuffle', 'The shuffle and its ghosts', 'শাফল ও গোস্ট নোট', drums.shuffle, 'night', 'evening'],
    ['fills', 'Three fills that come back on one', 'তিন ফিল, ঠিক একে ফেরা', drums.fills, 'alta'],
    ['seven', 'Seven beats: 3 + 2 + 2', 'সাত মাত্রা: ৩ + ২ + ২', drums.seven, 'night'],
  ]),
  ...createLessons('piano', createKeyboardScene, [
    ['c-major', 'C major, one hand and then both', 'C মেজর: এক হাত, তারপর দুই হাত', keys.cMajor, 'reed'],
    ['minuet', 'Minuet in G', 'G মেজরে মিনুয়েট', keys.minuet, 'night', 'evening'],
    ['purano-sei', 'Purano Sei Diner Kotha, both hands', 'পুরানো সেই, দুই হাতে', keys.puranoSeiPiano, 'cloud'],
    ['four-chords', 'Four chords under a song', 'গানের নিচে চার কর্ড', keys.fourChords, 'pond'],
  ]),
  ...createLessons('piano', swaraKeyboard, [
    ['sargam', 'Sa re ga ma on the keys', 'কিবোর্ডে সা রে গা মা', keys.sargam, 'alta'],
  ]),
  ...soundVideos,
];
