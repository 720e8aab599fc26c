import { lesson } from '../lesson.ts';
import { offer, tiers } from '../offer.ts';
import type { CourseContent } from '../types.ts';

export const pianoSargam: CourseContent = {
  key: 'piano-sargam',
  category: 'Piano & Keyboard',
  level: 'beginner',
  instructor: 'tanzila-rahman',
  title: { en: 'Sa re ga ma on the keyboard', bn: 'কিবোর্ডে সা রে গা মা' },
  subtitle: {
    en: 'Bengali notation and your voice, from the first key.',
    bn: 'প্রথম কি থেকেই স্বরলিপি আর নিজের গলা।',
  },
  description: {
    en: `Many of us learned to sing sa re ga ma before we ever saw a keyboard. This course begins with that: you sing a swara, find it, and stay with it. Paltas train the fingers and the ear at once, and a tanpura keeps you honest.\n\nLater you read simple Bengali notation and accompany yourself in three keys.`,
    bn: `কিবোর্ড দেখার অনেক আগেই আমরা অনেকে সা রে গা মা গাইতে শিখেছি। এই কোর্স সেখান থেকেই শুরু। একটি স্বর গাইবেন, কিবোর্ডে খুঁজে নেবেন, কিছুক্ষণ ধরে রাখবেন। পালটায় আঙুল ও কান একসঙ্গে তৈরি হবে। সঙ্গে থাকবে তানপুরা।\n\nপরে সহজ স্বরলিপি পড়বেন, আর তিনটি কি-তে নিজের গানের সঙ্গে বাজাবেন।`,
  },
  topics: [
    { en: 'The seven swaras from any key', bn: 'যেকোনো কি থেকে সাত স্বর' },
    { en: 'Paltas of three and four', bn: 'তিন ও চারের পালটা' },
    { en: 'Reading Bengali notation', bn: 'স্বরলিপি পড়া' },
    { en: 'Dadra and kaharba in the left hand', bn: 'বাঁ হাতে দাদরা ও কাহারবা' },
  ],
  requirements: [
    { en: 'A keyboard or a harmonium', bn: 'একটি কিবোর্ড বা হারমোনিয়াম' },
    { en: 'A voice, however shy', bn: 'নিজের গলা, যত লাজুকই হোক' },
  ],
  whoFor: [
    { en: 'Singers who want to accompany themselves', bn: 'নিজের সঙ্গে বাজাতে চান এমন কণ্ঠশিল্পী' },
    { en: 'Anyone who grew up with a harmonium at home', bn: 'যাঁদের বাড়িতে হারমোনিয়াম ছিল' },
  ],
  hours: '9',
  standard: offer(1000, 1300, 30),
  tiers: tiers([1000, 1300], [1800, 2400], [2500, 3300]),
  published: true,
  featured: true,
  thumbnail: 'piano-sargam',
  lessons: [
    lesson('rise', 'Rise and fall', 'আরোহণ ও অবরোহণ', 'open', 'piano-sargam'),
    lesson('fingers', 'Fingers for eight notes', 'আট স্বরের আঙুল', 'open', 'piano-c-major'),
    lesson('air', 'A song with few notes', 'অল্প স্বরের একটি গান', 'login', 'piano-purano-sei'),
    lesson('chords', 'Chords behind the voice', 'গলার পেছনে কর্ড', 'paid', 'piano-four-chords'),
  ],
};
