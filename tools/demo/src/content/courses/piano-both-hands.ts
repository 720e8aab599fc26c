import { lesson } from '../lesson.ts';
import { offer, tiers } from '../offer.ts';
import type { CourseContent } from '../types.ts';

export const pianoBothHands: CourseContent = {
  key: 'piano-both-hands',
  category: 'Piano & Keyboard',
  level: 'beginner',
  instructor: 'nusrat-mitu',
  title: { en: 'Piano: both hands together', bn: 'পিয়ানো: দুই হাত একসঙ্গে' },
  subtitle: { en: 'From one finger to a whole air with chords.', bn: 'এক আঙুল থেকে কর্ডসহ একটি পুরো সুর।' },
  description: {
    en: `The right hand learns quickly, the left one sulks, and together they forget everything. That is normal. We give each hand small jobs and bring them together two beats at a time.\n\nYou will read a little, listen a lot and finish with an air that everybody in the room can sing along to.`,
    bn: `ডান হাত তাড়াতাড়ি শেখে, বাঁ হাত গোমড়া হয়ে থাকে, আর দুটো একসঙ্গে হলে সব ভুলে যায়। এটাই স্বাভাবিক। আমরা দুই হাতকে ছোট ছোট কাজ দেব, তারপর দুই বিট করে একসঙ্গে আনব।\n\nএকটু পড়বেন, অনেকটা শুনবেন। শেষে এমন একটি সুর বাজাবেন, যার সঙ্গে ঘরের সবাই গলা মেলাতে পারেন।`,
  },
  topics: [
    { en: 'Sitting, curved fingers and five-finger positions', bn: 'বসা, বাঁকানো আঙুল ও পাঁচ আঙুলের অবস্থান' },
    { en: 'C major with both hands', bn: 'দুই হাতে C মেজর' },
    { en: 'Four chords in the left hand', bn: 'বাঁ হাতে চার কর্ড' },
    { en: 'A whole air, slowly', bn: 'ধীরে একটি পুরো সুর' },
  ],
  requirements: [
    { en: 'A keyboard with 61 keys or more', bn: '৬১ বা বেশি কি-র একটি কিবোর্ড' },
    { en: 'A chair of the right height', bn: 'ঠিক উচ্চতার একটি চেয়ার' },
  ],
  whoFor: [
    { en: 'Adults who think it is too late', bn: 'যাঁরা ভাবেন দেরি হয়ে গেছে' },
    { en: 'Children from ten, with a parent nearby', bn: 'দশ বছর থেকে শিশুরা, পাশে অভিভাবক থাকলে' },
  ],
  hours: '10',
  standard: offer(1600, 2000, 30),
  tiers: tiers([1600, 2000], [2800, 3600], [3900, 5000]),
  published: true,
  featured: true,
  thumbnail: 'piano-both-hands',
  lessons: [
    lesson('scale', 'C major, a hand at a time', 'C মেজর, এক হাত করে', 'open', 'piano-c-major'),
    lesson('chords', 'Four chords under a song', 'গানের সঙ্গে চার কর্ড', 'login', 'piano-four-chords'),
    lesson('air', 'Purano Sei with both hands', 'দুই হাতে পুরানো সেই', 'paid', 'piano-purano-sei'),
    lesson('minuet', 'A minuet to show your friends', 'বন্ধুদের শোনানোর মতো মিনুয়েট', 'paid', 'piano-minuet'),
    lesson('names', 'The same keys, in sargam', 'সেই কি-ই, সরগমে', 'paid', 'piano-sargam'),
  ],
};
