import { lesson } from '../lesson.ts';
import { offer, tiers } from '../offer.ts';
import type { CourseContent } from '../types.ts';

export const soundHomeMix: CourseContent = {
  key: 'sound-home-mix',
  category: 'Sound Engineering',
  level: 'intermediate',
  instructor: 'dipto-hasan',
  title: { en: 'Mix at home, sound like a studio', bn: 'ঘরে বসে স্টুডিওর মতো মিক্স' },
  subtitle: {
    en: 'Balance, EQ, compression and space, in that order.',
    bn: 'আগে ব্যালেন্স, তারপর EQ, কম্প্রেশন ও স্পেস।',
  },
  description: {
    en: `You do not need a treated room and a wall of gear. You need four faders, two ears and an order to do things in. We mix one song for the whole course, from raw tracks to a file you can put online, with the tools that come with every DAW.\n\nEvery lesson lets you hear before and after at the same loudness, because louder always wins.`,
    bn: `সাজানো ঘর আর দামি যন্ত্রের দেয়াল লাগবে না। লাগবে চারটি ফেডার, দুটি কান আর কাজের একটি ক্রম। পুরো কোর্সে একটিই গান মিক্স করব, কাঁচা ট্র্যাক থেকে অনলাইনে দেওয়ার মতো ফাইল পর্যন্ত। সব DAW-এ যা থাকে, তা দিয়েই।\n\nপ্রতিটি লেসনে আগে ও পরে শুনবেন সমান আওয়াজে। কারণ আওয়াজ বেশি হলে সেটাই ভালো মনে হয়।`,
  },
  topics: [
    { en: 'A balance with faders alone', bn: 'শুধু ফেডারে ব্যালেন্স' },
    { en: 'Finding and cutting a boxy resonance', bn: 'বাক্সের মতো শোনানো অংশ খুঁজে কাটা' },
    { en: 'Compression you can hear, then cannot', bn: 'যে কম্প্রেশন শোনা যায়, পরে আর যায় না' },
    { en: 'Delay and reverb as depth', bn: 'গভীরতার জন্য ডিলে ও রিভার্ব' },
    { en: 'Exporting for streaming', bn: 'স্ট্রিমিংয়ের জন্য এক্সপোর্ট' },
  ],
  requirements: [
    { en: 'A computer with any DAW', bn: 'যেকোনো DAW আছে এমন কম্পিউটার' },
    { en: 'Closed headphones', bn: 'ক্লোজড হেডফোন' },
  ],
  whoFor: [
    { en: 'Musicians who record at home', bn: 'ঘরে রেকর্ড করেন এমন শিল্পী' },
    { en: 'Podcast and video makers', bn: 'পডকাস্ট ও ভিডিও বানান যাঁরা' },
  ],
  hours: '13',
  standard: offer(2000, 2500, 30),
  tiers: tiers([2000, 2500], [3500, 4500], [4900, 6200]),
  published: true,
  featured: true,
  thumbnail: 'sound-home-mix',
  lessons: [
    lesson('balance', 'Four faders, one balance', 'চার ফেডার, এক ব্যালেন্স', 'open', 'sound-balance'),
    lesson('sweep', 'Find it, then cut it', 'আগে খুঁজুন, তারপর কাটুন', 'login', 'sound-eq-sweep'),
    lesson('compression', 'A drum loop, before and after', 'ড্রাম লুপ, আগে ও পরে', 'paid', 'sound-compression'),
    lesson('space', 'How far away is the guitar?', 'গিটার কত দূরে?', 'paid', 'sound-delay-reverb'),
    lesson('drums', 'What the drummer played', 'ড্রামার যা বাজিয়েছিলেন', 'paid', 'drums-shuffle'),
    lesson('bass', 'Bass and kick, one thing', 'বেজ ও কিক, একটাই জিনিস', 'paid', 'bass-root-fifth'),
  ],
};
