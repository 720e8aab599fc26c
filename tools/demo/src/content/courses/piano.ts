import { createCourse, lesson } from '../create-course.ts';
import { prices } from '../offer.ts';

const pianoBothHands = createCourse({
  key: 'piano-both-hands',
  category: 'Piano & Keyboard',
  level: 'beginner',
  instructor: 'nusrat-mitu',
  title: { en: 'Piano: both hands together', bn: 'পিয়ানো: দুই হাত একসঙ্গে' },
  subtitle: { en: 'From one finger to a whole air with chords.', bn: 'এক আঙুল থেকে কর্ডসহ একটি পুরো সুর।' },
  description: {
    en: `The right hand learns quickly, the left one sulks, and together they forget everything. That is normal. We give each hand small jobs and bring them together two beats at a time.\n\nYou will read a little, listen a lot and finish with an air that everybody in the room can sing along to.`,
    bn: `ডান হাত তাড়াতাড়ি শেখে, বাঁ হাত গোমড়া হয়ে থাকে, আর দুটো একসঙ্গে হলে সব ভুলে যায়। এটাই স্বাভাবিক। আমরা দুই হাতকে ছোট ছোট কাজ দেব, তারপর দুই বিট করে একসঙ্গে আনব।\n\nএকটু পড়বেন, অনেকটা শুনবেন। শেষে এমন একটি সুর বাজাবেন, যার সঙ্গে ঘরের সবাই গলা মেলাতে পারেন।`,
  },
  topics: [
    { en: 'Sitting, curved fingers and five-finger positions', bn: 'বসা, বাঁকানো আঙুল ও পাঁচ আঙুলের অবস্থান' },
    { en: 'C major with both hands', bn: 'দুই হাতে C মেজর' },
    { en: 'Four chords in the left hand', bn: 'বাঁ হাতে চার কর্ড' },
    { en: 'A whole air, slowly', bn: 'ধীরে একটি পুরো সুর' },
  ],
  requirements: [
    { en: 'A keyboard with 61 keys or more', bn: '৬১ বা বেশি কি-র একটি কিবোর্ড' },
    { en: 'A chair of the right height', bn: 'ঠিক উচ্চতার একটি চেয়ার' },
  ],
  whoFor: [
    { en: 'Adults who think it is too late', bn: 'যাঁরা ভাবেন দেরি হয়ে গেছে' },
    { en: 'Children from ten, with a parent nearby', bn: 'দশ বছর থেকে শিশুরা, পাশে অভিভাবক থাকলে' },
  ],
  hours: '10',
  ...prices([1600, 2000], [2800, 3600], [3900, 5000]),
  featured: true,
  hasThumbnail: true,
  lessons: [
    lesson('scale', 'C major, a hand at a time', 'C মেজর, এক হাত করে', 'open', 'piano-c-major'),
    lesson('chords', 'Four chords under a song', 'গানের সঙ্গে চার কর্ড', 'login', 'piano-four-chords'),
    lesson('air', 'Purano Sei with both hands', 'দুই হাতে পুরানো সেই', 'paid', 'piano-purano-sei'),
    lesson('minuet', 'A minuet to show your friends', 'বন্ধুদের শোনানোর মতো মিনুয়েট', 'paid', 'piano-minuet'),
    lesson('names', 'The same keys, in sargam', 'সেই কি-ই, সরগমে', 'paid', 'piano-sargam'),
  ],
});

const pianoSargam = createCourse({
  key: 'piano-sargam',
  category: 'Piano & Keyboard',
  level: 'beginner',
  instructor: 'tanzila-rahman',
  title: { en: 'Sa re ga ma on the keyboard', bn: 'কিবোর্ডে সা রে গা মা' },
  subtitle: {
    en: 'Bengali notation and your voice, from the first key.',
    bn: 'প্রথম কি থেকেই স্বরলিপি আর নিজের গলা।',
  },
  description: {
    en: `Many of us learned to sing sa re ga ma before we ever saw a keyboard. This course begins with that: you sing a swara, find it, and stay with it. Paltas train the fingers and the ear at once, and a tanpura keeps you honest.\n\nLater you read simple Bengali notation and accompany yourself in three keys.`,
    bn: `কিবোর্ড দেখার অনেক আগেই আমরা অনেকে সা রে গা মা গাইতে শিখেছি। এই কোর্স সেখান থেকেই শুরু। একটি স্বর গাইবেন, কিবোর্ডে খুঁজে নেবেন, কিছুক্ষণ ধরে রাখবেন। পালটায় আঙুল ও কান একসঙ্গে তৈরি হবে। সঙ্গে থাকবে তানপুরা।\n\nপরে সহজ স্বরলিপি পড়বেন, আর তিনটি কি-তে নিজের গানের সঙ্গে বাজাবেন।`,
  },
  topics: [
    { en: 'The seven swaras from any key', bn: 'যেকোনো কি থেকে সাত স্বর' },
    { en: 'Paltas of three and four', bn: 'তিন ও চারের পালটা' },
    { en: 'Reading Bengali notation', bn: 'স্বরলিপি পড়া' },
    { en: 'Dadra and kaharba in the left hand', bn: 'বাঁ হাতে দাদরা ও কাহারবা' },
  ],
  requirements: [
    { en: 'A keyboard or a harmonium', bn: 'একটি কিবোর্ড বা হারমোনিয়াম' },
    { en: 'A voice, however shy', bn: 'নিজের গলা, যত লাজুকই হোক' },
  ],
  whoFor: [
    { en: 'Singers who want to accompany themselves', bn: 'নিজের সঙ্গে বাজাতে চান এমন কণ্ঠশিল্পী' },
    { en: 'Anyone who grew up with a harmonium at home', bn: 'যাঁদের বাড়িতে হারমোনিয়াম ছিল' },
  ],
  hours: '9',
  ...prices([1000, 1300], [1800, 2400], [2500, 3300]),
  featured: true,
  hasThumbnail: true,
  lessons: [
    lesson('rise', 'Rise and fall', 'আরোহণ ও অবরোহণ', 'open', 'piano-sargam'),
    lesson('fingers', 'Fingers for eight notes', 'আট স্বরের আঙুল', 'open', 'piano-c-major'),
    lesson('air', 'A song with few notes', 'অল্প স্বরের একটি গান', 'login', 'piano-purano-sei'),
    lesson('chords', 'Chords behind the voice', 'গলার পেছনে কর্ড', 'paid', 'piano-four-chords'),
  ],
});

const pianoComping = createCourse({
  key: 'piano-comping',
  category: 'Piano & Keyboard',
  level: 'intermediate',
  instructor: 'nusrat-mitu',
  title: { en: 'Keys in a band: comping and colours', bn: 'ব্যান্ডে কিবোর্ড: কর্ড ও রং' },
  subtitle: {
    en: 'Voicings that leave room for guitars and voices.',
    bn: 'এমন ভয়েসিং, যাতে গিটার ও গলার জায়গা থাকে।',
  },
  description: {
    en: `In a band the pianist has ten fingers too many. You will learn small voicings in the right place, rhythms that help the drummer, and when a pad is better than a part.\n\nWe use four chords for most of the course, on purpose.`,
    bn: `ব্যান্ডে পিয়ানো বাদকের দশটি আঙুলই যেন বেশি। ঠিক জায়গায় ছোট ভয়েসিং, ড্রামারকে সাহায্য করে এমন রিদম, আর কখন আলাদা কিছু না বাজিয়ে শুধু প্যাড ধরে রাখা ভালো, তা শিখবেন।\n\nকোর্সের বেশির ভাগ জুড়ে মাত্র চারটি কর্ড। ইচ্ছে করেই।`,
  },
  topics: [
    { en: 'Inversions and voice leading', bn: 'ইনভার্শন ও ভয়েস লিডিং' },
    { en: 'Rhythms that support the snare', bn: 'স্নেয়ারকে ভর দেয় এমন রিদম' },
    { en: 'Organ, electric piano and pads', bn: 'অর্গান, ইলেকট্রিক পিয়ানো ও প্যাড' },
  ],
  requirements: [
    { en: 'Major and minor triads in every key', bn: 'সব কি-তে মেজর ও মাইনর ট্রায়াড' },
    {
      en: 'A keyboard with an organ or electric piano sound',
      bn: 'অর্গান বা ইলেকট্রিক পিয়ানোর আওয়াজ আছে এমন কিবোর্ড',
    },
  ],
  whoFor: [
    { en: 'Classically trained players joining a band', bn: 'ধ্রুপদি শিখে ব্যান্ডে যোগ দিচ্ছেন যাঁরা' },
    { en: 'Keyboard players who are told they are too loud', bn: 'যাঁদের প্রায়ই বলা হয়, আওয়াজ বেশি' },
  ],
  hours: '9',
  ...prices([1700, 2100], [2900, 3700], [4000, 5200]),
  lessons: [
    lesson('four', 'Four chords, two hands', 'চার কর্ড, দুই হাত', 'open', 'piano-four-chords'),
    lesson('air', 'Comping under a singer', 'গায়কের সঙ্গে কর্ড', 'login', 'piano-purano-sei'),
    lesson('bass', 'Stay out of the bass', 'বেজের জায়গা ছাড়ুন', 'paid', 'bass-walking'),
    lesson('drums', 'Where the snare needs you', 'স্নেয়ারের পাশে', 'paid', 'drums-first-beat'),
    lesson('mix', 'How loud is loud enough', 'কতটা আওয়াজ যথেষ্ট', 'paid', 'sound-balance'),
  ],
});

const pianoBaroque = createCourse({
  key: 'piano-baroque',
  category: 'Piano & Keyboard',
  level: 'advanced',
  instructor: 'tanzila-rahman',
  title: { en: 'Two voices: small baroque pieces', bn: 'দুই স্বরের খেলা: ছোট বারোক রচনা' },
  subtitle: {
    en: 'Minuets and inventions, played as conversations.',
    bn: 'মিনুয়েট ও ইনভেনশন, কথোপকথনের মতো।',
  },
  description: {
    en: `A minuet of thirty-two bars can keep you busy for a month, if you listen to both of its voices. We practise hands apart, hands in dialogue and hands together, and decide about every slur.\n\nFor players who can read and want to be heard.`,
    bn: `বত্রিশ মেজারের একটি মিনুয়েট নিয়েই এক মাস কাটানো যায়, যদি তার দুটি স্বরই শোনেন। আলাদা হাতে, কথোপকথনে ও একসঙ্গে রেওয়াজ করবেন। প্রতিটি স্লার নিয়ে সিদ্ধান্ত নেবেন।\n\nযাঁরা নোটেশন পড়তে পারেন আর মন দিয়ে শোনাতে চান, তাঁদের জন্য।`,
  },
  topics: [
    { en: 'Articulation without the pedal', bn: 'পেডাল ছাড়া আর্টিকুলেশন' },
    { en: 'Ornaments that do not stumble', bn: 'হোঁচট না খাওয়া অলংকার' },
    { en: 'Memorising by harmony', bn: 'হারমোনি দিয়ে মনে রাখা' },
  ],
  requirements: [
    { en: 'Reading both clefs', bn: 'দুই ক্লেফই পড়তে পারেন' },
    { en: 'A piano or a weighted keyboard', bn: 'পিয়ানো বা ওয়েটেড কিবোর্ড' },
  ],
  whoFor: [
    { en: 'Players preparing for an exam', bn: 'পরীক্ষার প্রস্তুতি নিচ্ছেন যাঁরা' },
    { en: 'Listeners who want to look inside', bn: 'সুরের ভেতরটা দেখতে চান এমন শ্রোতা' },
  ],
  hours: '12',
  ...prices([2200, 2700], [3800, 4800], [5200, 6500]),
  lessons: [
    lesson('minuet', 'Minuet in G, both voices', 'G মেজরে মিনুয়েট, দুই স্বর', 'open', 'piano-minuet'),
    lesson('scale', 'Scales with three articulations', 'তিন আর্টিকুলেশনে স্কেল', 'login', 'piano-c-major'),
    lesson('left', 'A left hand that sings', 'বাঁ হাতও গায়', 'paid', 'piano-purano-sei'),
    lesson('bass', 'Harmony from the bass up', 'নিচ থেকে হারমোনি', 'paid', 'bass-walking'),
  ],
});

export const pianoCourses = [pianoBothHands, pianoSargam, pianoComping, pianoBaroque];
