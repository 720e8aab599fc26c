import { createCourse, lesson } from '../create-course.ts';
import { prices } from '../offer.ts';

const bassFirstGrooves = createCourse({
  key: 'bass-first-grooves',
  category: 'Bass Guitar',
  level: 'beginner',
  instructor: 'bappi-mridha',
  title: { en: 'Bass: the first ten grooves', bn: 'বেজ গিটার: প্রথম দশ গ্রুভ' },
  subtitle: {
    en: 'Lock with the kick drum and hold a band together.',
    bn: 'কিকের সঙ্গে মিলুন, ব্যান্ডকে ধরে রাখুন।',
  },
  description: {
    en: `Nobody notices a good bass until it stops. You will learn to choose the one note that matters, to put it exactly where the kick drum is, and to let go of it at the right moment. Ten grooves, ten kinds of song.\n\nAll of it works on four strings, two fingers and a cheap amplifier.`,
    bn: `ভালো বেজ কেউ খেয়াল করেন না, যতক্ষণ না সেটা থামে। কোন নোটটি দরকার তা বেছে নেবেন, ঠিক কিকের জায়গায় বসাবেন, আর ঠিক সময়ে ছেড়ে দেবেন। দশটি গ্রুভ, দশ ধরনের গান।\n\nচারটি তার, দুটি আঙুল আর একটি সাধারণ অ্যাম্প হলেই চলবে।`,
  },
  topics: [
    { en: 'Two fingers, even and relaxed', bn: 'দুই আঙুল, সমান ও ঢিলে' },
    { en: 'Root and fifth with the kick', bn: 'কিকের সঙ্গে রুট ও ফিফথ' },
    { en: 'Muting with both hands', bn: 'দুই হাতে মিউট' },
    { en: 'Octaves and eighth notes', bn: 'অকটেভ ও এইটথ নোট' },
  ],
  requirements: [
    { en: 'A four-string bass and a cable', bn: 'চার তারের বেজ ও একটি কেবল' },
    { en: 'No reading of music needed', bn: 'নোটেশন পড়া লাগবে না' },
  ],
  whoFor: [
    { en: 'Guitarists who were handed the bass', bn: 'গিটারিস্ট, যাঁর হাতে বেজ ধরিয়ে দেওয়া হয়েছে' },
    { en: 'Anyone who hears the low notes first', bn: 'নিচের নোটগুলোই যাঁর কানে আগে আসে' },
  ],
  hours: '8',
  ...prices([1200, 1600], [2100, 2800], [2900, 3900]),
  featured: true,
  hasThumbnail: true,
  lessons: [
    lesson('kick', 'Where the kick is, you are', 'কিক যেখানে, আপনিও সেখানে', 'open', 'bass-root-fifth'),
    lesson('eighths', 'Eight even steps', 'সমান আট পা', 'login', 'bass-eighth-notes'),
    lesson('octaves', 'The octave that dances', 'যে অকটেভ নাচে', 'paid', 'bass-octaves'),
    lesson('walk', 'Walk to the next chord', 'হেঁটে পরের কর্ডে', 'paid', 'bass-walking'),
  ],
});

const bassWalking = createCourse({
  key: 'bass-walking',
  category: 'Bass Guitar',
  level: 'intermediate',
  instructor: 'ushai-marma',
  title: { en: 'Walking bass, from chord to chord', bn: 'ওয়াকিং বেজ: কর্ড থেকে কর্ডে' },
  subtitle: {
    en: 'Four notes a bar that always know where they are going.',
    bn: 'মেজারে চারটি নোট, প্রতিটি জানে কোথায় যাচ্ছে।',
  },
  description: {
    en: `A walking line is a promise: the next chord is coming, and here is the road. We begin with roots and chord tones, add the step from below and the step from above, and finish with lines that you make up while you play.\n\nThe examples are in A minor and in F, over a swinging ride and a quiet piano.`,
    bn: `ওয়াকিং লাইন একটি কথা দেয়: পরের কর্ড আসছে, এই তার পথ। রুট ও কর্ডের নোট দিয়ে শুরু। তারপর নিচ থেকে এক ধাপ, ওপর থেকে এক ধাপ। শেষে বাজাতে বাজাতে নিজেই লাইন বানাবেন।\n\nউদাহরণগুলো A মাইনরে ও F‑এ, সঙ্গে সুইং রাইড আর নিচু স্বরে পিয়ানো।`,
  },
  topics: [
    { en: 'Chord tones on beats one and three', bn: 'এক ও তিন বিটে কর্ডের নোট' },
    { en: 'Approach notes from below and above', bn: 'নিচ ও ওপর থেকে এগিয়ে আসা নোট' },
    { en: 'Swing time with a metronome on two and four', bn: 'দুই ও চারে মেট্রোনোম রেখে সুইং' },
  ],
  requirements: [
    { en: 'You know the notes up to the fifth fret', bn: 'পঞ্চম ফ্রেট পর্যন্ত নোট চেনেন' },
    { en: 'You can hold a groove for three minutes', bn: 'তিন মিনিট একটি গ্রুভ ধরে রাখতে পারেন' },
  ],
  whoFor: [
    { en: 'Bass players who want to leave the root', bn: 'রুট ছেড়ে বেরোতে চান এমন বেজ বাদক' },
    { en: 'Pianists and guitarists curious about the low end', bn: 'নিচের সুর নিয়ে কৌতূহলী পিয়ানো ও গিটার বাদক' },
  ],
  hours: '10',
  ...prices([1700, 2200], [3000, 3900], [4200, 5400]),
  hasThumbnail: true,
  lessons: [
    lesson('am', 'Eight bars in A minor', 'A মাইনরে আট মেজার', 'open', 'bass-walking'),
    lesson('fifths', 'Roots and fifths, revisited', 'আবার রুট ও ফিফথ', 'login', 'bass-root-fifth'),
    lesson('time', 'A pulse that does not rush', 'তাড়াহীন পালস', 'paid', 'bass-eighth-notes'),
    lesson('leap', 'When to leap an octave', 'কখন অকটেভ লাফ', 'paid', 'bass-octaves'),
    lesson('blues', 'Twelve bars with a guitarist', 'গিটারের সঙ্গে বারো মেজার', 'paid', 'guitar-blues-shuffle'),
  ],
});

const bassPocket = createCourse({
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
  ...prices([2300, 2900], [4000, 5200], [5500, 7000]),
  lessons: [
    lesson('less', 'Four notes, three moods', 'চার নোট, তিন মেজাজ', 'open', 'bass-octaves'),
    lesson('kick', 'Inside the kick drum', 'কিকের ভেতরে', 'paid', 'bass-root-fifth'),
    lesson('seven', 'Seven without counting', 'না গুনে সাত', 'paid', 'drums-seven'),
    lesson('walk', 'Walking on a bad stage', 'খারাপ স্টেজে হাঁটা', 'paid', 'bass-walking'),
  ],
});

export const bassCourses = [bassFirstGrooves, bassWalking, bassPocket];
