import { lesson } from '../lesson.ts';
import { offer, tiers } from '../offer.ts';
import type { CourseContent } from '../types.ts';

export const rhythmSection: CourseContent = {
  key: 'rhythm-section',
  category: 'Drums',
  level: 'beginner',
  instructor: 'shaon-biswas',
  title: { en: 'The rhythm section: drums and bass', bn: 'রিদম সেকশন: ড্রামস ও বেজ' },
  subtitle: {
    en: 'Two courses in one, for two friends or one stubborn person.',
    bn: 'এক দামে দুই কোর্স, দুই বন্ধু বা একজন জেদি মানুষের জন্য।',
  },
  description: {
    en: `‘First grooves on the drum kit’ and ‘Bass: the first ten grooves’ together, at less than the price of both. Learn one and listen to the other: the two courses use the same songs at the same tempos.`,
    bn: `‘ড্রাম কিটে প্রথম গ্রুভ’ আর ‘বেজ গিটার: প্রথম দশ গ্রুভ’ একসঙ্গে, আলাদা কেনার চেয়ে কম দামে। একটি শিখুন, অন্যটি শুনুন। দুই কোর্সে একই গান, একই টেম্পো।`,
  },
  topics: [
    { en: 'Everything in both courses', bn: 'দুই কোর্সের সবকিছু' },
    { en: 'Playing together from the first week', bn: 'প্রথম সপ্তাহ থেকেই একসঙ্গে বাজানো' },
  ],
  requirements: [{ en: 'A pair of sticks, a bass, or both', bn: 'এক জোড়া স্টিক, একটি বেজ, বা দুটোই' }],
  whoFor: [{ en: 'Two people who are starting a band', bn: 'ব্যান্ড শুরু করছেন এমন দুজন' }],
  hours: '18',
  standard: offer(2200, 2700, 30),
  tiers: tiers([2200, 2700], [3900, 4700], [5400, 6600]),
  published: true,
  featured: false,
  bundle: ['drums-first-beat', 'bass-first-grooves'],
  lessons: [
    lesson('together', 'Kick and bass, one voice', 'কিক ও বেজ, এক গলা', 'open', 'bass-root-fifth'),
    lesson('layers', 'The beat that you both need', 'দুজনেরই দরকার যে বিট', 'login', 'drums-first-beat'),
    lesson('dance', 'Make them dance', 'এবার নাচুক সবাই', 'login', 'bass-octaves'),
    lesson('fills', 'Fills the bass can follow', 'বেজ চিনতে পারে এমন ফিল', 'login', 'drums-fills'),
  ],
};
