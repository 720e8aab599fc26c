import { createCourse, lesson } from '../create-course.ts';
import { offer, prices } from '../offer.ts';

const soundHomeMix = createCourse({
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
    bn: `সাজানো ঘর আর দামি যন্ত্রের দেয়াল লাগবে না। লাগবে চারটি ফেডার, দুটি কান আর কাজের একটি ক্রম। পুরো কোর্সে একটিই গান মিক্স করব, কাঁচা ট্র্যাক থেকে অনলাইনে দেওয়ার মতো ফাইল পর্যন্ত। সব DAW‑এ যা থাকে, তা দিয়েই।\n\nপ্রতিটি লেসনে আগে ও পরে শুনবেন সমান আওয়াজে। কারণ আওয়াজ বেশি হলে সেটাই ভালো মনে হয়।`,
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
  ...prices([2000, 2500], [3500, 4500], [4900, 6200]),
  featured: true,
  hasThumbnail: true,
  lessons: [
    lesson('balance', 'Four faders, one balance', 'চার ফেডার, এক ব্যালেন্স', 'open', 'sound-balance'),
    lesson('sweep', 'Find it, then cut it', 'আগে খুঁজুন, তারপর কাটুন', 'login', 'sound-eq-sweep'),
    lesson('compression', 'A drum loop, before and after', 'ড্রাম লুপ, আগে ও পরে', 'paid', 'sound-compression'),
    lesson('space', 'How far away is the guitar?', 'গিটার কত দূরে?', 'paid', 'sound-delay-reverb'),
    lesson('drums', 'What the drummer played', 'ড্রামার যা বাজিয়েছিলেন', 'paid', 'drums-shuffle'),
    lesson('bass', 'Bass and kick, one thing', 'বেজ ও কিক, একটাই জিনিস', 'paid', 'bass-root-fifth'),
  ],
});

const soundFirstRecording = createCourse({
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
  ...prices([800, 1000], [1400, 1900], [1900, 2600]),
  lessons: [
    lesson('levels', 'A level that never clips', 'যে লেভেল ফাটে না', 'open', 'sound-balance'),
    lesson('room', 'Dry room, wet room', 'শুকনো ঘর, ভেজা ঘর', 'open', 'sound-delay-reverb'),
    lesson('take', 'A guitar take to a click', 'ক্লিকের সঙ্গে গিটারের টেক', 'login', 'guitar-open-chords'),
    lesson('tone', 'Too boxy, too thin', 'কখনো ভারী, কখনো পাতলা', 'paid', 'sound-eq-sweep'),
  ],
});

const soundLive = createCourse({
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
    { en: 'A band to practise on', bn: 'রেওয়াজের জন্য একটি ব্যান্ড' },
  ],
  whoFor: [
    { en: 'Club and campus technicians', bn: 'ক্লাব ও ক্যাম্পাসের সাউন্ডের দায়িত্বে যাঁরা' },
    { en: 'Bands that bring their own mixer', bn: 'নিজেদের মিক্সার নিয়ে চলে এমন ব্যান্ড' },
  ],
  hours: '11',
  ...prices([2500, 3000], [4300, 5400], [6000, 7500]),
  hasThumbnail: true,
  lessons: [
    lesson('faders', 'Bring them in one by one', 'একজন একজন করে তুলুন', 'open', 'sound-balance'),
    lesson('feedback', 'Where the room rings', 'ঘর কোথায় বাজে', 'paid', 'sound-eq-sweep'),
    lesson('drums', 'A drummer in a small hall', 'ছোট হলে ড্রামার', 'paid', 'sound-compression'),
    lesson('space', 'Reverb you do not need', 'যে রিভার্ব লাগে না', 'paid', 'sound-delay-reverb'),
  ],
});

const soundMastering = createCourse({
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
  lessons: [
    lesson('limit', 'Before the limiter', 'লিমিটারের আগে', 'open', 'sound-compression'),
    lesson('tone', 'Tone against a reference', 'রেফারেন্সের পাশে টোন', 'paid', 'sound-eq-sweep'),
    lesson('space', 'Depth that survives a phone', 'ফোনেও টিকে থাকা গভীরতা', 'paid', 'sound-delay-reverb'),
    lesson('balance', 'When to send it back', 'কখন মিক্স ফেরত পাঠাবেন', 'paid', 'sound-balance'),
  ],
});

export const soundCourses = [soundHomeMix, soundFirstRecording, soundLive, soundMastering];
