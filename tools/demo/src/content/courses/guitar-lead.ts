import { lesson } from '../lesson.ts';
import { offer, tiers } from '../offer.ts';
import type { CourseContent } from '../types.ts';

export const guitarLead: CourseContent = {
  key: 'guitar-lead',
  category: 'Guitar',
  level: 'advanced',
  instructor: 'ushai-marma',
  title: { en: 'Lead guitar: phrase like a singer', bn: 'লিড গিটার: গায়কের মতো বলা' },
  subtitle: { en: 'Fewer notes, longer breath, better stories.', bn: 'কম নোট, লম্বা দম, আরও ভালো গল্প।' },
  description: {
    en: `Speed is easy to practise and hard to listen to. This course is about the other thing: leaving room, bending to a note and meaning it, building eight bars that somebody remembers. We work in one position for a long time and move only when the phrase asks for it.\n\nYou record yourself every week. Listening back is half of the course.`,
    bn: `গতি প্র্যাকটিস করা সহজ, শোনা কঠিন। এই কোর্স অন্য জিনিস নিয়ে। ফাঁকা জায়গা রাখা, একটি নোটে বেন্ড করে পৌঁছানো, এমন আট মেজার বানানো যা শ্রোতার মনে থাকে। অনেক দিন এক জায়গাতেই বাজাবেন। সুর চাইলে তবেই হাত সরবে।\n\nপ্রতি সপ্তাহে নিজের বাজনা রেকর্ড করবেন। ফিরে শোনাই কোর্সের অর্ধেক।`,
  },
  topics: [
    { en: 'Minor pentatonic as a language, not a ladder', bn: 'মাইনর পেন্টাটোনিক: মই নয়, ভাষা' },
    { en: 'Bends, slides and vibrato in tune', bn: 'সুরে থাকা বেন্ড, স্লাইড ও ভাইব্রাটো' },
    { en: 'Question and answer over four bars', bn: 'চার মেজারে প্রশ্ন ও উত্তর' },
    { en: 'Playing over changes', bn: 'কর্ড বদলের ওপর বাজানো' },
  ],
  requirements: [
    { en: 'Barre chords and one scale that you know well', bn: 'বার কর্ড, আর ভালো জানা একটি স্কেল' },
    { en: 'An electric guitar, and a phone to record with', bn: 'ইলেকট্রিক গিটার, আর রেকর্ড করার জন্য একটি ফোন' },
  ],
  whoFor: [
    { en: 'Your solos sound like exercises', bn: 'আপনার সোলো এখনো অনুশীলনের মতো শোনায়' },
    { en: 'You want a sound of your own', bn: 'নিজের একটি আওয়াজ চান' },
  ],
  hours: '16',
  standard: offer(2400, 3000, 30),
  tiers: tiers([2400, 3000], [4200, 5400], [5800, 7500]),
  published: true,
  featured: false,
  thumbnail: 'guitar-lead',
  lessons: [
    lesson('question', 'Ask, wait, answer', 'প্রশ্ন, অপেক্ষা, উত্তর', 'open', 'guitar-pentatonic-lead'),
    lesson('hand', 'A right hand you can trust', 'ভরসা করার মতো ডান হাত', 'login', 'guitar-alternate-picking'),
    lesson('blues', 'Twelve bars to talk over', 'কথা বলার বারো মেজার', 'paid', 'guitar-blues-shuffle'),
    lesson('air', 'Sing it, then play it', 'আগে গেয়ে নিন, তারপর বাজান', 'paid', 'guitar-purano-sei'),
    lesson(
      'behind',
      'What the rhythm guitar leaves you',
      'রিদম গিটার কতটা জায়গা দেয়',
      'paid',
      'guitar-open-chords',
    ),
  ],
};
