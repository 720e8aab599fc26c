import { lesson } from '../lesson.ts';
import { offer, tiers } from '../offer.ts';
import type { CourseContent } from '../types.ts';

export const guitarFingerstyle: CourseContent = {
  key: 'guitar-fingerstyle',
  category: 'Guitar',
  level: 'beginner',
  instructor: 'farhana-yeasmin',
  title: { en: 'Fingerstyle guitar from zero', bn: 'একদম শূন্য থেকে ফিঙ্গারস্টাইল গিটার' },
  subtitle: {
    en: 'Bass, chords and melody at once, one finger at a time.',
    bn: 'বেজ, কর্ড আর সুর একসঙ্গে, এক এক আঙুল করে।',
  },
  description: {
    en: `Fingerstyle sounds like two people playing. The secret is the thumb: once it walks by itself, the other fingers are free to sing. We spend the first lessons on nothing but the thumb, very slowly, and add one finger a week.\n\nThe pieces are airs that you already carry in your ear, so you can hear at once when something is wrong.`,
    bn: `ফিঙ্গারস্টাইল শুনলে মনে হয় দুজন বাজাচ্ছেন। রহস্যটা বুড়ো আঙুলে। সে নিজে নিজে হাঁটতে শিখলে বাকি আঙুলগুলো গাইতে পারে। প্রথম কয়েকটি লেসনে শুধু বুড়ো আঙুল, খুব ধীরে। তারপর সপ্তাহে একটি করে আঙুল যোগ হবে।\n\nযেসব সুর আপনার কানে আগেই আছে, সেগুলোই বাজাবেন। তাই কোথাও ভুল হলে নিজেই শুনতে পাবেন।`,
  },
  topics: [
    { en: 'Thumb, index, middle and ring: who plays which string', bn: 'কোন আঙুল কোন তারে' },
    { en: 'Travis picking over C, Am, F and G', bn: 'C, Am, F ও G-তে ট্র্যাভিস পিকিং' },
    { en: 'Melody over a walking thumb', bn: 'চলমান বুড়ো আঙুলের ওপর সুর' },
    { en: 'Reading a simple tab', bn: 'সহজ ট্যাব পড়া' },
  ],
  requirements: [
    { en: 'A guitar with nylon or light steel strings', bn: 'নাইলন বা হালকা স্টিলের তারের গিটার' },
    { en: 'Open chords help, but are not needed', bn: 'ওপেন কর্ড জানা থাকলে ভালো, না জানলেও চলবে' },
  ],
  whoFor: [
    { en: 'You sing and want to accompany yourself', bn: 'নিজে গান, নিজেই সঙ্গত করতে চান' },
    { en: 'You like quiet music late at night', bn: 'রাতের নিরিবিলি বাজনা ভালোবাসেন' },
  ],
  hours: '11',
  standard: offer(1500, 2000, 30),
  tiers: tiers([1500, 2000], [2700, 3600], [3900, 5200]),
  published: true,
  featured: true,
  thumbnail: 'guitar-fingerstyle',
  lessons: [
    lesson('thumb', 'The thumb walks alone', 'বুড়ো আঙুল একা হাঁটে', 'open', 'guitar-travis-picking'),
    lesson('air', 'Purano Sei, very slowly', 'পুরানো সেই, খুব ধীরে', 'login', 'guitar-purano-sei'),
    lesson('six', 'A thumb in six', 'ছয় মাত্রায় বুড়ো আঙুল', 'paid', 'guitar-dadra-strum'),
    lesson('chords', 'Chords that let strings ring', 'তার বাজতে দেওয়া কর্ড', 'paid', 'guitar-open-chords'),
    lesson('even', 'Even fingers', 'সব আঙুল সমান', 'paid', 'guitar-alternate-picking'),
  ],
};
