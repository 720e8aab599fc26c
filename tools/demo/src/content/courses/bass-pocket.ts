import { lesson } from '../lesson.ts';
import { offer, tiers } from '../offer.ts';
import type { CourseContent } from '../types.ts';

export const bassPocket: CourseContent = {
  key: 'bass-pocket',
  category: 'Bass Guitar',
  level: 'advanced',
  instructor: 'bappi-mridha',
  title: { en: 'Deep in the pocket', bn: 'পকেটের গভীরে' },
  subtitle: {
    en: 'Microtiming, ghost notes and the courage to play less.',
    bn: 'সূক্ষ্ম টাইমিং, গোস্ট নোট আর কম বাজানোর সাহস।',
  },
  description: {
    en: `Two players can play the same four notes and only one of them makes you move. The difference is a few hundredths of a second and what happens between the notes. We measure both, in your own recordings.\n\nThe course follows one imaginary band through a rehearsal, a studio day and a show on a bad stage.`,
    bn: `দুজন একই চারটি নোট বাজালেন, কিন্তু পা দুলল একজনেরটায়। তফাত এক সেকেন্ডের একশ ভাগের কয়েক ভাগ, আর নোটের মাঝখানে কী ঘটে তাতে। আপনার নিজের রেকর্ডিংয়ে দুটোই মেপে দেখব।\n\nকোর্সটি একটি কাল্পনিক ব্যান্ডের সঙ্গে চলে: রিহার্সাল, স্টুডিওর একটি দিন, আর একটি খারাপ স্টেজের শো।`,
  },
  topics: [
    { en: 'Ahead of, on and behind the beat', bn: 'বিটের আগে, ওপরে ও পরে' },
    { en: 'Ghost notes and dead notes', bn: 'গোস্ট নোট ও ডেড নোট' },
    { en: 'Odd meters that feel like walking', bn: 'হাঁটার মতো সহজ বিজোড় তাল' },
  ],
  requirements: [
    { en: 'Two years of playing with other people', bn: 'অন্যদের সঙ্গে দুই বছর বাজানোর অভিজ্ঞতা' },
    { en: 'A way to record, even a phone', bn: 'রেকর্ড করার উপায়, ফোন হলেও চলবে' },
  ],
  whoFor: [
    { en: 'Working bass players', bn: 'নিয়মিত কাজ করেন এমন বেজ বাদক' },
    { en: 'Drummers who want to know what we hear', bn: 'ড্রামার, যিনি জানতে চান আমরা কী শুনি' },
  ],
  hours: '12',
  standard: offer(2300, 2900, 30),
  tiers: tiers([2300, 2900], [4000, 5200], [5500, 7000]),
  published: true,
  featured: false,
  lessons: [
    lesson('less', 'Four notes, three moods', 'চার নোট, তিন মেজাজ', 'open', 'bass-octaves'),
    lesson('kick', 'Inside the kick drum', 'কিকের ভেতরে', 'paid', 'bass-root-fifth'),
    lesson('seven', 'Seven without counting', 'না গুনে সাত', 'paid', 'drums-seven'),
    lesson('walk', 'Walking on a bad stage', 'খারাপ স্টেজে হাঁটা', 'paid', 'bass-walking'),
  ],
};
