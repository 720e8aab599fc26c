import { lesson } from '../lesson.ts';
import { offer, tiers } from '../offer.ts';
import type { CourseContent } from '../types.ts';

export const pianoComping: CourseContent = {
  key: 'piano-comping',
  category: 'Piano & Keyboard',
  level: 'intermediate',
  instructor: 'nusrat-mitu',
  title: { en: 'Keys in a band: comping and colours', bn: 'ব্যান্ডে কিবোর্ড: কর্ড ও রং' },
  subtitle: {
    en: 'Voicings that leave room for guitars and voices.',
    bn: 'এমন ভয়েসিং, যাতে গিটার ও গলার জায়গা থাকে।',
  },
  description: {
    en: `In a band the pianist has ten fingers too many. You will learn small voicings in the right place, rhythms that help the drummer, and when a pad is better than a part.\n\nWe use four chords for most of the course, on purpose.`,
    bn: `ব্যান্ডে পিয়ানো বাদকের দশটি আঙুলই যেন বেশি। ঠিক জায়গায় ছোট ভয়েসিং, ড্রামারকে সাহায্য করে এমন রিদম, আর কখন আলাদা কিছু না বাজিয়ে শুধু প্যাড ধরে রাখা ভালো, তা শিখবেন।\n\nকোর্সের বেশির ভাগ জুড়ে মাত্র চারটি কর্ড। ইচ্ছে করেই।`,
  },
  topics: [
    { en: 'Inversions and voice leading', bn: 'ইনভার্শন ও ভয়েস লিডিং' },
    { en: 'Rhythms that support the snare', bn: 'স্নেয়ারকে ভর দেয় এমন রিদম' },
    { en: 'Organ, electric piano and pads', bn: 'অর্গান, ইলেকট্রিক পিয়ানো ও প্যাড' },
  ],
  requirements: [
    { en: 'Major and minor triads in every key', bn: 'সব কি-তে মেজর ও মাইনর ট্রায়াড' },
    {
      en: 'A keyboard with an organ or electric piano sound',
      bn: 'অর্গান বা ইলেকট্রিক পিয়ানোর আওয়াজ আছে এমন কিবোর্ড',
    },
  ],
  whoFor: [
    { en: 'Classically trained players joining a band', bn: 'ধ্রুপদি শিখে ব্যান্ডে যোগ দিচ্ছেন যাঁরা' },
    { en: 'Keyboard players who are told they are too loud', bn: 'যাঁদের প্রায়ই বলা হয়, আওয়াজ বেশি' },
  ],
  hours: '9',
  standard: offer(1700, 2100, 30),
  tiers: tiers([1700, 2100], [2900, 3700], [4000, 5200]),
  published: true,
  featured: false,
  lessons: [
    lesson('four', 'Four chords, two hands', 'চার কর্ড, দুই হাত', 'open', 'piano-four-chords'),
    lesson('air', 'Comping under a singer', 'গায়কের সঙ্গে কর্ড', 'login', 'piano-purano-sei'),
    lesson('bass', 'Stay out of the bass', 'বেজের জায়গা ছাড়ুন', 'paid', 'bass-walking'),
    lesson('drums', 'Where the snare needs you', 'স্নেয়ারের পাশে', 'paid', 'drums-first-beat'),
    lesson('mix', 'How loud is loud enough', 'কতটা আওয়াজ যথেষ্ট', 'paid', 'sound-balance'),
  ],
};
