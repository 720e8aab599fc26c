import { lesson } from '../lesson.ts';
import { offer, tiers } from '../offer.ts';
import type { CourseContent } from '../types.ts';

export const bassFirstGrooves: CourseContent = {
  key: 'bass-first-grooves',
  category: 'Bass Guitar',
  level: 'beginner',
  instructor: 'bappi-mridha',
  title: { en: 'Bass: the first ten grooves', bn: 'বেজ গিটার: প্রথম দশ গ্রুভ' },
  subtitle: {
    en: 'Lock with the kick drum and hold a band together.',
    bn: 'কিকের সঙ্গে মিলুন, ব্যান্ডকে ধরে রাখুন।',
  },
  description: {
    en: `Nobody notices a good bass until it stops. You will learn to choose the one note that matters, to put it exactly where the kick drum is, and to let go of it at the right moment. Ten grooves, ten kinds of song.\n\nAll of it works on four strings, two fingers and a cheap amplifier.`,
    bn: `ভালো বেজ কেউ খেয়াল করেন না, যতক্ষণ না সেটা থামে। কোন নোটটি দরকার তা বেছে নেবেন, ঠিক কিকের জায়গায় বসাবেন, আর ঠিক সময়ে ছেড়ে দেবেন। দশটি গ্রুভ, দশ ধরনের গান।\n\nচারটি তার, দুটি আঙুল আর একটি সাধারণ অ্যাম্প হলেই চলবে।`,
  },
  topics: [
    { en: 'Two fingers, even and relaxed', bn: 'দুই আঙুল, সমান ও ঢিলে' },
    { en: 'Root and fifth with the kick', bn: 'কিকের সঙ্গে রুট ও ফিফথ' },
    { en: 'Muting with both hands', bn: 'দুই হাতে মিউট' },
    { en: 'Octaves and eighth notes', bn: 'অকটেভ ও এইটথ নোট' },
  ],
  requirements: [
    { en: 'A four-string bass and a cable', bn: 'চার তারের বেজ ও একটি কেবল' },
    { en: 'No reading of music needed', bn: 'নোটেশন পড়া লাগবে না' },
  ],
  whoFor: [
    { en: 'Guitarists who were handed the bass', bn: 'গিটারিস্ট, যাঁর হাতে বেজ ধরিয়ে দেওয়া হয়েছে' },
    { en: 'Anyone who hears the low notes first', bn: 'নিচের নোটগুলোই যাঁর কানে আগে আসে' },
  ],
  hours: '8',
  standard: offer(1200, 1600, 30),
  tiers: tiers([1200, 1600], [2100, 2800], [2900, 3900]),
  published: true,
  featured: true,
  thumbnail: 'bass-first-grooves',
  lessons: [
    lesson('kick', 'Where the kick is, you are', 'কিক যেখানে, আপনিও সেখানে', 'open', 'bass-root-fifth'),
    lesson('eighths', 'Eight even steps', 'সমান আট পা', 'login', 'bass-eighth-notes'),
    lesson('octaves', 'The octave that dances', 'যে অকটেভ নাচে', 'paid', 'bass-octaves'),
    lesson('walk', 'Walk to the next chord', 'হেঁটে পরের কর্ডে', 'paid', 'bass-walking'),
  ],
};
