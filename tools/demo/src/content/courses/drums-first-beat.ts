import { lesson } from '../lesson.ts';
import { offer, tiers } from '../offer.ts';
import type { CourseContent } from '../types.ts';

export const drumsFirstBeat: CourseContent = {
  key: 'drums-first-beat',
  category: 'Drums',
  level: 'beginner',
  instructor: 'shaon-biswas',
  title: { en: 'First grooves on the drum kit', bn: 'ড্রাম কিটে প্রথম গ্রুভ' },
  subtitle: { en: 'Hands, feet and a beat that lasts a whole song.', bn: 'হাত, পা আর পুরো গান জুড়ে একটি বিট।' },
  description: {
    en: `You do not need a kit to begin: a pillow, a pair of sticks and the edge of a chair are enough for the first two weeks. We build the first beat a layer at a time, so that each limb learns its own job before they meet.\n\nBy the end you can play along with most pop and rock songs and come out of a fill exactly on one.`,
    bn: `শুরু করতে ড্রাম কিট লাগে না। একটি বালিশ, এক জোড়া স্টিক আর চেয়ারের কিনারা দিয়েই প্রথম দুই সপ্তাহ চলে। প্রথম বিটটি এক স্তর এক স্তর করে গড়ব। প্রতিটি হাত-পা আগে নিজের কাজ শিখবে, তারপর একসঙ্গে বাজবে।\n\nকোর্স শেষে বেশির ভাগ পপ ও রক গানের সঙ্গে বাজাতে পারবেন। ফিল শেষে ঠিক একে ফিরতেও পারবেন।`,
  },
  topics: [
    { en: 'Grip, stool height and a relaxed wrist', bn: 'স্টিক ধরা, টুলের উচ্চতা ও ঢিলে কবজি' },
    { en: 'The first beat, a layer at a time', bn: 'এক স্তর করে প্রথম বিট' },
    { en: 'Paradiddles on the pad', bn: 'প্যাডে প্যারাডিডল' },
    { en: 'Three fills that come home', bn: 'ঘরে ফেরা তিনটি ফিল' },
  ],
  requirements: [
    { en: 'A pair of 5A sticks', bn: 'এক জোড়া 5A স্টিক' },
    { en: 'A practice pad or a firm pillow', bn: 'প্র্যাকটিস প্যাড বা শক্ত একটি বালিশ' },
  ],
  whoFor: [
    { en: 'You drum on tables already', bn: 'টেবিল পেলেই যিনি বাজান' },
    { en: 'Parents looking for a patient start', bn: 'সন্তানের জন্য ধীরস্থির শুরু খুঁজছেন এমন অভিভাবক' },
  ],
  hours: '10',
  standard: offer(1500, 2000, 30),
  tiers: tiers([1500, 2000], [2600, 3500], [3700, 5000]),
  published: true,
  featured: true,
  thumbnail: 'drums-first-beat',
  lessons: [
    lesson('layers', 'One layer, then another', 'এক স্তর, তারপর আরেক', 'open', 'drums-first-beat'),
    lesson('paradiddle', 'Hands that talk to each other', 'দুই হাতের কথা', 'open', 'drums-paradiddle'),
    lesson('fills', 'Out of the fill, on one', 'ফিল থেকে ঠিক একে', 'login', 'drums-fills'),
    lesson('shuffle', 'The beat that leans back', 'হেলান দেওয়া বিট', 'paid', 'drums-shuffle'),
    lesson('bass', 'Listen to the bass player', 'বেজ বাদককে শুনুন', 'paid', 'bass-root-fifth'),
  ],
};
