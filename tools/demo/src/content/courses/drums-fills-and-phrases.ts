import { lesson } from '../lesson.ts';
import { offer, tiers } from '../offer.ts';
import type { CourseContent } from '../types.ts';

export const drumsFillsAndPhrases: CourseContent = {
  key: 'drums-fills-and-phrases',
  category: 'Drums',
  level: 'intermediate',
  instructor: 'rumana-kabir',
  title: { en: 'Fills that serve the song', bn: 'গানের জন্য ফিল' },
  subtitle: {
    en: 'Say something, and be back before anyone misses you.',
    bn: 'কিছু বলুন, কেউ টের পাওয়ার আগেই ফিরুন।',
  },
  description: {
    en: `A fill is punctuation. A comma, a full stop, now and then an exclamation mark. You will learn where a singer breathes, what the room needs, and how to make six good fills from one sticking.\n\nWe play everything at three speeds with the same click, because a fill that works only fast does not work.`,
    bn: `ফিল হলো যতিচিহ্ন। কখনো কমা, কখনো দাঁড়ি, মাঝেমধ্যে বিস্ময়চিহ্ন। গায়ক কোথায় দম নেন, গানে কী দরকার, আর একটি স্টিকিং থেকে কীভাবে ছয়টি ভালো ফিল হয়, তা শিখবেন।\n\nসবকিছু তিন গতিতে বাজাবেন, একই ক্লিকের সঙ্গে। যে ফিল শুধু দ্রুত হলে চলে, সেটি আসলে চলে না।`,
  },
  topics: [
    { en: 'Paradiddles around the kit', bn: 'পুরো কিটে প্যারাডিডল' },
    { en: 'Ghost notes and accents', bn: 'গোস্ট নোট ও অ্যাকসেন্ট' },
    { en: 'One, two and four bar phrases', bn: 'এক, দুই ও চার মেজারের ফ্রেজ' },
  ],
  requirements: [
    { en: 'A steady beat at 80 and at 120 BPM', bn: '৮০ ও ১২০ BPM-এ স্থির বিট' },
    { en: 'A kit, acoustic or electronic', bn: 'অ্যাকুস্টিক বা ইলেকট্রনিক কিট' },
  ],
  whoFor: [
    { en: 'Band drummers who always play the same fill', bn: 'বারবার একই ফিল বাজান এমন ড্রামার' },
    { en: 'Self-taught players', bn: 'নিজে নিজে শেখা ড্রামার' },
  ],
  hours: '11',
  standard: offer(1800, 2300, 30),
  tiers: tiers([1800, 2300], [3100, 4000], [4400, 5600]),
  published: true,
  featured: false,
  lessons: [
    lesson('three', 'Three fills, one sticking', 'এক স্টিকিংয়ে তিন ফিল', 'open', 'drums-fills'),
    lesson('pad', 'From the pad to the toms', 'প্যাড থেকে টমে', 'login', 'drums-paradiddle'),
    lesson('ghosts', 'Notes that are almost there', 'প্রায় শোনা যায় না এমন নোট', 'paid', 'drums-shuffle'),
    lesson('back', 'Back to the groove', 'গ্রুভে ফেরা', 'paid', 'drums-first-beat'),
    lesson('lead', 'Fill around a lead guitar', 'লিড গিটারের ফাঁকে ফিল', 'paid', 'guitar-pentatonic-lead'),
  ],
};
