import * as bass from '../score/bass.ts';
import * as drums from '../score/drums.ts';
import * as guitar from '../score/guitar.ts';
import * as keys from '../score/keys.ts';
import {
  createDrumVideo,
  createFretboardVideo,
  createKeyboardVideo,
  type LessonVideo,
} from './lesson-video.ts';
import { soundVideos } from './sound-videos.ts';

/** All lesson videos. The demo courses refer to them by file name. */
export const lessonVideos: readonly LessonVideo[] = [
  {
    file: 'guitar-open-chords',
    title: { en: 'First open chords', bn: 'প্রথম চার কর্ড' },
    ...createFretboardVideo(guitar.openChords, 6, 5, { colours: 'marigold' }),
  },
  {
    file: 'guitar-alternate-picking',
    title: { en: 'Alternate picking, C major', bn: 'অল্টারনেট পিকিং, C মেজর' },
    ...createFretboardVideo(guitar.alternatePicking, 6, 5, { colours: 'pond' }),
  },
  {
    file: 'guitar-travis-picking',
    title: { en: 'Travis picking, slowly', bn: 'ট্র্যাভিস পিকিং, ধীরে' },
    ...createFretboardVideo(guitar.travisPicking, 6, 5, { colours: 'lotus', room: 'evening' }),
  },
  {
    file: 'guitar-blues-shuffle',
    title: { en: 'Twelve-bar shuffle in A', bn: 'A-তে বারো মেজারের শাফল' },
    ...createFretboardVideo(guitar.bluesShuffle, 6, 5, { colours: 'night', room: 'evening' }),
  },
  {
    file: 'guitar-pentatonic-lead',
    title: { en: 'Question and answer, A minor pentatonic', bn: 'A মাইনর পেন্টাটোনিক' },
    ...createFretboardVideo(guitar.pentatonicLead, 6, 12, { colours: 'marigold', room: 'evening' }),
  },
  {
    file: 'guitar-purano-sei',
    title: { en: 'Purano Sei Diner Kotha', bn: 'পুরানো সেই দিনের কথা' },
    ...createFretboardVideo(guitar.puranoSei, 6, 5, { colours: 'reed' }),
  },
  {
    file: 'guitar-dadra-strum',
    title: { en: 'Six beats: a dadra strum', bn: 'ছয় মাত্রার দাদরা স্ট্রামিং' },
    ...createFretboardVideo(guitar.dadraStrum, 6, 5, { colours: 'cloud' }),
  },
  {
    file: 'bass-root-fifth',
    title: { en: 'Root and fifth with the kick', bn: 'কিকের সঙ্গে রুট ও ফিফথ' },
    ...createFretboardVideo(bass.rootAndFifth, 4, 7, { colours: 'reed' }),
  },
  {
    file: 'bass-walking',
    title: { en: 'Walking bass in A minor', bn: 'A মাইনরে ওয়াকিং বেজ' },
    ...createFretboardVideo(bass.walking, 4, 5, { colours: 'night', room: 'evening' }),
  },
  {
    file: 'bass-octaves',
    title: { en: 'Dancing octaves', bn: 'অকটেভের দোল' },
    ...createFretboardVideo(bass.octaves, 4, 7, { colours: 'cloud' }),
  },
  {
    file: 'bass-eighth-notes',
    title: { en: 'Steady eighth notes', bn: 'সমান আট, এক গতিতে' },
    ...createFretboardVideo(bass.eighthNotes, 4, 7, { colours: 'pond' }),
  },
  {
    file: 'drums-first-beat',
    title: { en: 'Your first beat, a layer at a time', bn: 'প্রথম বিট, এক স্তর করে' },
    ...createDrumVideo(drums.firstBeat, { colours: 'pond' }),
  },
  {
    file: 'drums-paradiddle',
    title: { en: 'Paradiddle, from pad to kit', bn: 'প্যারাডিডল: প্যাড থেকে কিটে' },
    ...createDrumVideo(drums.paradiddle, { colours: 'cloud' }),
  },
  {
    file: 'drums-shuffle',
    title: { en: 'The shuffle and its ghosts', bn: 'শাফল ও গোস্ট নোট' },
    ...createDrumVideo(drums.shuffle, { colours: 'night', room: 'evening' }),
  },
  {
    file: 'drums-fills',
    title: { en: 'Three fills that come back on one', bn: 'তিন ফিল, ঠিক একে ফেরা' },
    ...createDrumVideo(drums.fills, { colours: 'alta' }),
  },
  {
    file: 'drums-seven',
    title: { en: 'Seven beats: 3 + 2 + 2', bn: 'সাত মাত্রা: ৩ + ২ + ২' },
    ...createDrumVideo(drums.seven, { colours: 'night' }),
  },
  {
    file: 'piano-c-major',
    title: { en: 'C major, one hand and then both', bn: 'C মেজর: এক হাত, তারপর দুই হাত' },
    ...createKeyboardVideo(keys.cMajor, { colours: 'reed' }),
  },
  {
    file: 'piano-sargam',
    title: { en: 'Sa re ga ma on the keys', bn: 'কিবোর্ডে সা রে গা মা' },
    ...createKeyboardVideo(keys.sargam, { colours: 'alta', names: 'swara' }),
  },
  {
    file: 'piano-minuet',
    title: { en: 'Minuet in G', bn: 'G মেজরে মিনুয়েট' },
    ...createKeyboardVideo(keys.minuet, { colours: 'night', room: 'evening' }),
  },
  {
    file: 'piano-purano-sei',
    title: { en: 'Purano Sei Diner Kotha, both hands', bn: 'পুরানো সেই, দুই হাতে' },
    ...createKeyboardVideo(keys.puranoSeiPiano, { colours: 'cloud' }),
  },
  {
    file: 'piano-four-chords',
    title: { en: 'Four chords under a song', bn: 'গানের নিচে চার কর্ড' },
    ...createKeyboardVideo(keys.fourChords, { colours: 'pond' }),
  },
  ...soundVideos,
];
