import { lesson } from '../lesson.ts';
import { offer } from '../offer.ts';
import type { CourseContent } from '../types.ts';

export const soundMastering: CourseContent = {
  key: 'sound-mastering',
  category: 'Sound Engineering',
  level: 'advanced',
  instructor: 'subrata-sarkar',
  title: { en: 'Mastering with ordinary tools', bn: 'সাধারণ যন্ত্রে মাস্টারিং' },
  subtitle: {
    en: 'In preparation: loudness, tone and the last two per cent.',
    bn: 'তৈরি হচ্ছে: লাউডনেস, টোন আর শেষ দুই শতাংশ।',
  },
  description: {
    en: `A course about the last two per cent, still being recorded. The lessons that are here have been checked; the rest follows.`,
    bn: `শেষ দুই শতাংশ নিয়ে একটি কোর্স, রেকর্ডিং এখনো চলছে। যেসব লেসন আছে, সেগুলো দেখা হয়ে গেছে। বাকিগুলো আসছে।`,
  },
  topics: [
    { en: 'Loudness and headroom', bn: 'লাউডনেস ও হেডরুম' },
    { en: 'Tone by comparison', bn: 'তুলনা করে টোন ঠিক করা' },
  ],
  requirements: [{ en: 'A finished mix of your own', bn: 'নিজের করা একটি মিক্স' }],
  whoFor: [{ en: 'People who finish what they mix', bn: 'মিক্স শেষ করে তবেই থামেন যাঁরা' }],
  hours: '5',
  standard: offer(2600, 0, 60),
  tiers: {},
  published: false,
  featured: false,
  lessons: [
    lesson('limit', 'Before the limiter', 'লিমিটারের আগে', 'open', 'sound-compression'),
    lesson('tone', 'Tone against a reference', 'রেফারেন্সের পাশে টোন', 'paid', 'sound-eq-sweep'),
    lesson('space', 'Depth that survives a phone', 'ফোনেও টিকে থাকা গভীরতা', 'paid', 'sound-delay-reverb'),
    lesson('balance', 'When to send it back', 'কখন মিক্স ফেরত পাঠাবেন', 'paid', 'sound-balance'),
  ],
};
