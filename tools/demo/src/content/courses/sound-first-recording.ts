import { lesson } from '../lesson.ts';
import { offer, tiers } from '../offer.ts';
import type { CourseContent } from '../types.ts';

export const soundFirstRecording: CourseContent = {
  key: 'sound-first-recording',
  category: 'Sound Engineering',
  level: 'beginner',
  instructor: 'dipto-hasan',
  title: { en: 'Your first recording', bn: 'আপনার প্রথম রেকর্ডিং' },
  subtitle: { en: 'One microphone, one evening, one song.', bn: 'একটি মাইক্রোফোন, এক সন্ধ্যা, একটি গান।' },
  description: {
    en: `Before mixing comes a recording worth mixing. You will set a level that never clips, find the spot where your guitar or voice sounds right, and deal with fans, traffic and the neighbour's cooker.\n\nIt ends with a finished take that you keep.`,
    bn: `মিক্সের আগে চাই মিক্স করার মতো একটি রেকর্ডিং। লেভেল ঠিক করবেন যেন ফেটে না যায়। গিটার বা গলা কোথায় সবচেয়ে ভালো শোনায় তা খুঁজবেন। ফ্যান, রাস্তার শব্দ আর পাশের বাসার প্রেশার কুকারও সামলাবেন।\n\nশেষে হাতে থাকবে রেখে দেওয়ার মতো একটি টেক।`,
  },
  topics: [
    { en: 'Microphones and where to put them', bn: 'মাইক্রোফোন ও তার জায়গা' },
    { en: 'Levels, noise and clipping', bn: 'লেভেল, নয়েজ ও ক্লিপিং' },
    { en: 'Recording to a click', bn: 'ক্লিকের সঙ্গে রেকর্ডিং' },
  ],
  requirements: [
    { en: 'A phone or a USB microphone', bn: 'একটি ফোন বা USB মাইক্রোফোন' },
    { en: 'A quiet hour', bn: 'এক ঘণ্টা নীরবতা' },
  ],
  whoFor: [
    { en: 'Singers and guitarists with a song ready', bn: 'গান তৈরি আছে এমন গায়ক ও গিটারিস্ট' },
    { en: 'Teachers who record lessons', bn: 'ক্লাস রেকর্ড করেন এমন শিক্ষক' },
  ],
  hours: '6',
  standard: offer(800, 1000, 30),
  tiers: tiers([800, 1000], [1400, 1900], [1900, 2600]),
  published: true,
  featured: false,
  lessons: [
    lesson('levels', 'A level that never clips', 'যে লেভেল ফাটে না', 'open', 'sound-balance'),
    lesson('room', 'Dry room, wet room', 'শুকনো ঘর, ভেজা ঘর', 'open', 'sound-delay-reverb'),
    lesson('take', 'A guitar take to a click', 'ক্লিকের সঙ্গে গিটারের টেক', 'login', 'guitar-open-chords'),
    lesson('tone', 'Too boxy, too thin', 'কখনো ভারী, কখনো পাতলা', 'paid', 'sound-eq-sweep'),
  ],
};
