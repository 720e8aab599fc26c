import { lesson } from '../lesson.ts';
import { offer, tiers } from '../offer.ts';
import type { CourseContent } from '../types.ts';

export const guitarFirstChords: CourseContent = {
  key: 'guitar-first-chords',
  category: 'Guitar',
  level: 'beginner',
  instructor: 'arif-chowdhury',
  title: { en: 'Guitar from the first chord', bn: 'প্রথম কর্ড থেকে গিটার' },
  subtitle: {
    en: 'Four chords, one steady hand, and a song by the second week.',
    bn: 'চারটি কর্ড, একটি স্থির হাত, আর দ্বিতীয় সপ্তাহেই একটি গান।',
  },
  description: {
    en: `Most people who give up the guitar give up in the first month, because their fingers hurt and nothing sounds like a song. This course is built around that month. You learn four chords that carry hundreds of Bangla songs, you learn to change between them without looking, and you keep time from the very first day.\n\nEvery lesson is short and has one idea in it. Play along with the video, loop the bar that trips you, and move on when it feels boring. Boring means you have it.`,
    bn: `গিটার যাঁরা ছেড়ে দেন, তাঁদের বেশির ভাগ ছাড়েন প্রথম মাসেই। আঙুল ব্যথা করে, আর কিছুই গানের মতো শোনায় না। এই কোর্স সেই প্রথম মাসটির জন্য। চারটি কর্ড শিখবেন, যা দিয়ে শত শত বাংলা গান বাজে। না তাকিয়ে কর্ড বদলাবেন, আর প্রথম দিন থেকেই তাল ধরে রাখবেন।\n\nপ্রতিটি লেসন ছোট, একটিতে একটিই কথা। ভিডিওর সঙ্গে বাজান, যেখানে আটকাচ্ছে সেই মেজারটি বারবার চালান। একঘেয়ে লাগতে শুরু করলে এগিয়ে যান। একঘেয়ে মানে হাতে বসে গেছে।`,
  },
  topics: [
    { en: 'Holding the guitar and tuning it by ear and by app', bn: 'গিটার ধরা, কানে ও অ্যাপে টিউনিং' },
    { en: 'Em, G, C and D, cleanly and in time', bn: 'Em, G, C ও D, পরিষ্কার ও তালে' },
    { en: 'Down and up strokes that never stop', bn: 'না থেমে ডাউন ও আপ স্ট্রোক' },
    { en: 'A dadra strum in six beats', bn: 'ছয় মাত্রার দাদরা স্ট্রামিং' },
  ],
  requirements: [
    { en: 'Any acoustic guitar with six strings', bn: 'ছয় তারের যেকোনো অ্যাকুস্টিক গিটার' },
    { en: 'Fifteen minutes a day, five days a week', bn: 'সপ্তাহে পাঁচ দিন, দিনে পনেরো মিনিট' },
  ],
  whoFor: [
    { en: 'You have never held a guitar', bn: 'আগে কখনো গিটার ধরেননি' },
    { en: 'You started once and stopped', bn: 'একবার শুরু করে ছেড়ে দিয়েছিলেন' },
  ],
  hours: '9',
  standard: offer(1200, 1500, 30),
  tiers: tiers([1200, 1500], [2100, 2800], [3000, 4200]),
  published: true,
  featured: true,
  thumbnail: 'guitar-first-chords',
  lessons: [
    lesson('four-chords', 'Four chords, one round', 'চার কর্ড, এক চক্কর', 'open', 'guitar-open-chords'),
    lesson('pick', 'A pick that goes both ways', 'পিক চলবে দুই দিকেই', 'open', 'guitar-alternate-picking'),
    lesson('dadra', 'Six beats for your first song', 'প্রথম গানের জন্য ছয় মাত্রা', 'login', 'guitar-dadra-strum'),
    lesson('melody', 'A melody on three strings', 'তিন তারে একটি সুর', 'paid', 'guitar-purano-sei'),
    lesson('fingers', 'Put the pick down', 'এবার পিক ছাড়া', 'paid', 'guitar-travis-picking'),
    lesson('shuffle', 'A groove to end on', 'শেষে একটি গ্রুভ', 'paid', 'guitar-blues-shuffle'),
  ],
};
