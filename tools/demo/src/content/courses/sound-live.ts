import { lesson } from '../lesson.ts';
import { offer, tiers } from '../offer.ts';
import type { CourseContent } from '../types.ts';

export const soundLive: CourseContent = {
  key: 'sound-live',
  category: 'Sound Engineering',
  level: 'advanced',
  instructor: 'subrata-sarkar',
  title: { en: 'Live sound for small stages', bn: 'ছোট স্টেজের লাইভ সাউন্ড' },
  subtitle: {
    en: 'From load-in to the last song, without a squeal.',
    bn: 'যন্ত্র নামানো থেকে শেষ গান, একবারও চিৎকার ছাড়া।',
  },
  description: {
    en: `A community hall, two speakers, five people on a stage made of tables, and a soundcheck of eleven minutes. I have done this for thirty years, and most of it is order and manners. The rest is in this course: gain, monitors, feedback, and what to do when the power goes.\n\nWith checklists to print and keep in your cable case.`,
    bn: `একটি কমিউনিটি হল, দুটি স্পিকার, টেবিল জোড়া দেওয়া স্টেজে পাঁচজন, আর সাউন্ডচেকের সময় এগারো মিনিট। ত্রিশ বছর ধরে এই কাজ করছি। এর বেশির ভাগটা গুছিয়ে কাজ করা আর ভদ্রতা। বাকিটা এই কোর্সে: গেইন, মনিটর, ফিডব্যাক, আর বিদ্যুৎ চলে গেলে কী করবেন।\n\nসঙ্গে আছে প্রিন্ট করে কেবলের বাক্সে রাখার মতো চেকলিস্ট।`,
  },
  topics: [
    { en: 'Gain structure on any mixer', bn: 'যেকোনো মিক্সারে গেইন' },
    { en: 'Monitors and feedback', bn: 'মনিটর ও ফিডব্যাক' },
    { en: 'A soundcheck in eleven minutes', bn: 'এগারো মিনিটে সাউন্ডচেক' },
    { en: 'Safe power', bn: 'নিরাপদ বিদ্যুৎ' },
  ],
  requirements: [
    { en: 'You have plugged in a mixer before', bn: 'আগে মিক্সার চালিয়েছেন' },
    { en: 'A band to practise on', bn: 'প্র্যাকটিসের জন্য একটি ব্যান্ড' },
  ],
  whoFor: [
    { en: 'Club and campus technicians', bn: 'ক্লাব ও ক্যাম্পাসের সাউন্ডের দায়িত্বে যাঁরা' },
    { en: 'Bands that bring their own mixer', bn: 'নিজেদের মিক্সার নিয়ে চলে এমন ব্যান্ড' },
  ],
  hours: '11',
  standard: offer(2500, 3000, 30),
  tiers: tiers([2500, 3000], [4300, 5400], [6000, 7500]),
  published: true,
  featured: false,
  thumbnail: 'sound-live',
  lessons: [
    lesson('faders', 'Bring them in one by one', 'একজন একজন করে তুলুন', 'open', 'sound-balance'),
    lesson('feedback', 'Where the room rings', 'ঘর কোথায় বাজে', 'paid', 'sound-eq-sweep'),
    lesson('drums', 'A drummer in a small hall', 'ছোট হলে ড্রামার', 'paid', 'sound-compression'),
    lesson('space', 'Reverb you do not need', 'যে রিভার্ব লাগে না', 'paid', 'sound-delay-reverb'),
  ],
};
