import { createCourse, lesson } from '../create-course.ts';
import { prices } from '../offer.ts';

const drumsFirstBeat = createCourse({
  key: 'drums-first-beat',
  category: 'Drums',
  level: 'beginner',
  instructor: 'shaon-biswas',
  title: { en: 'First grooves on the drum kit', bn: 'ড্রাম কিটে প্রথম গ্রুভ' },
  subtitle: { en: 'Hands, feet and a beat that lasts a whole song.', bn: 'হাত, পা আর পুরো গান জুড়ে একটি বিট।' },
  description: {
    en: `You do not need a kit to begin: a pillow, a pair of sticks and the edge of a chair are enough for the first two weeks. We build the first beat a layer at a time, so that each limb learns its own job before they meet.\n\nBy the end you can play along with most pop and rock songs and come out of a fill exactly on one.`,
    bn: `শুরু করতে ড্রাম কিট লাগে না। একটি বালিশ, এক জোড়া স্টিক আর চেয়ারের কিনারা দিয়েই প্রথম দুই সপ্তাহ চলে। প্রথম বিটটি এক স্তর এক স্তর করে গড়ব। প্রতিটি হাত-পা আগে নিজের কাজ শিখবে, তারপর একসঙ্গে বাজবে।\n\nকোর্স শেষে বেশির ভাগ পপ ও রক গানের সঙ্গে বাজাতে পারবেন। ফিল শেষে ঠিক একে ফিরতেও পারবেন।`,
  },
  topics: [
    { en: 'Grip, stool height and a relaxed wrist', bn: 'স্টিক ধরা, টুলের উচ্চতা ও ঢিলে কবজি' },
    { en: 'The first beat, a layer at a time', bn: 'এক স্তর করে প্রথম বিট' },
    { en: 'Paradiddles on the pad', bn: 'প্যাডে প্যারাডিডল' },
    { en: 'Three fills that come home', bn: 'ঘরে ফেরা তিনটি ফিল' },
  ],
  requirements: [
    { en: 'A pair of 5A sticks', bn: 'এক জোড়া 5A স্টিক' },
    { en: 'A practice pad or a firm pillow', bn: 'প্র্যাকটিস প্যাড বা শক্ত একটি বালিশ' },
  ],
  whoFor: [
    { en: 'You drum on tables already', bn: 'টেবিল পেলেই যিনি বাজান' },
    { en: 'Parents looking for a patient start', bn: 'সন্তানের জন্য ধীরস্থির শুরু খুঁজছেন এমন অভিভাবক' },
  ],
  hours: '10',
  ...prices([1500, 2000], [2600, 3500], [3700, 5000]),
  featured: true,
  hasThumbnail: true,
  lessons: [
    lesson('layers', 'One layer, then another', 'এক স্তর, তারপর আরেক', 'open', 'drums-first-beat'),
    lesson('paradiddle', 'Hands that talk to each other', 'দুই হাতের কথা', 'open', 'drums-paradiddle'),
    lesson('fills', 'Out of the fill, on one', 'ফিল থেকে ঠিক একে', 'login', 'drums-fills'),
    lesson('shuffle', 'The beat that leans back', 'হেলান দেওয়া বিট', 'paid', 'drums-shuffle'),
    lesson('bass', 'Listen to the bass player', 'বেজ বাদককে শুনুন', 'paid', 'bass-root-fifth'),
  ],
});

const drumsFillsAndPhrases = createCourse({
  key: 'drums-fills-and-phrases',
  category: 'Drums',
  level: 'intermediate',
  instructor: 'rumana-kabir',
  title: { en: 'Fills that serve the song', bn: 'গানের জন্য ফিল' },
  subtitle: {
    en: 'Say something, and be back before anyone misses you.',
    bn: 'কিছু বলুন, কেউ টের পাওয়ার আগেই ফিরুন।',
  },
  description: {
    en: `A fill is punctuation. A comma, a full stop, now and then an exclamation mark. You will learn where a singer breathes, what the room needs, and how to make six good fills from one sticking.\n\nWe play everything at three speeds with the same click, because a fill that works only fast does not work.`,
    bn: `ফিল হলো যতিচিহ্ন। কখনো কমা, কখনো দাঁড়ি, মাঝেমধ্যে বিস্ময়চিহ্ন। গায়ক কোথায় দম নেন, গানে কী দরকার, আর একটি স্টিকিং থেকে কীভাবে ছয়টি ভালো ফিল হয়, তা শিখবেন।\n\nসবকিছু তিন গতিতে বাজাবেন, একই ক্লিকের সঙ্গে। যে ফিল শুধু দ্রুত হলে চলে, সেটি আসলে চলে না।`,
  },
  topics: [
    { en: 'Paradiddles around the kit', bn: 'পুরো কিটে প্যারাডিডল' },
    { en: 'Ghost notes and accents', bn: 'গোস্ট নোট ও অ্যাকসেন্ট' },
    { en: 'One, two and four bar phrases', bn: 'এক, দুই ও চার মেজারের ফ্রেজ' },
  ],
  requirements: [
    { en: 'A steady beat at 80 and at 120 BPM', bn: '৮০ ও ১২০ BPM‑এ স্থির বিট' },
    { en: 'A kit, acoustic or electronic', bn: 'অ্যাকুস্টিক বা ইলেকট্রনিক কিট' },
  ],
  whoFor: [
    { en: 'Band drummers who always play the same fill', bn: 'বারবার একই ফিল বাজান এমন ড্রামার' },
    { en: 'Self-taught players', bn: 'নিজে নিজে শেখা ড্রামার' },
  ],
  hours: '11',
  ...prices([1800, 2300], [3100, 4000], [4400, 5600]),
  lessons: [
    lesson('three', 'Three fills, one sticking', 'এক স্টিকিংয়ে তিন ফিল', 'open', 'drums-fills'),
    lesson('pad', 'From the pad to the toms', 'প্যাড থেকে টমে', 'login', 'drums-paradiddle'),
    lesson('ghosts', 'Notes that are almost there', 'প্রায় শোনা যায় না এমন নোট', 'paid', 'drums-shuffle'),
    lesson('back', 'Back to the groove', 'গ্রুভে ফেরা', 'paid', 'drums-first-beat'),
    lesson('lead', 'Fill around a lead guitar', 'লিড গিটারের ফাঁকে ফিল', 'paid', 'guitar-pentatonic-lead'),
  ],
});

const drumsOddMeters = createCourse({
  key: 'drums-odd-meters',
  category: 'Drums',
  level: 'advanced',
  instructor: 'rumana-kabir',
  title: { en: 'Odd meters, easy hands', bn: 'বিজোড় তাল, সহজ হাত' },
  subtitle: {
    en: 'Seven, five and ten, counted the way we already clap them.',
    bn: 'সাত, পাঁচ ও দশ, যেভাবে আমরা হাততালি দিই।',
  },
  description: {
    en: `Rupak has seven beats, jhaptal ten, and nobody at a village fair thinks them difficult. This course starts from those claps and takes them to the drum kit, so that seven-eight feels like a sentence and not like a sum.\n\nBring patience, and neighbours who like rehearsals.`,
    bn: `রূপকে সাত মাত্রা, ঝাঁপতালে দশ। গ্রামের মেলায় কেউ এগুলোকে কঠিন ভাবেন না। সেই হাততালি থেকেই শুরু করে ড্রাম কিটে আসব। তখন সাত-আট আর অঙ্ক মনে হবে না, বাক্য মনে হবে।\n\nধৈর্য আনুন, আর এমন প্রতিবেশী, যিনি রিহার্সাল ভালোবাসেন।`,
  },
  topics: [
    { en: 'Clapping rupak and jhaptal', bn: 'হাতে রূপক ও ঝাঁপতাল' },
    { en: 'Groups of two and three on the kit', bn: 'কিটে দুই ও তিনের ভাগ' },
    { en: 'Seven-eight grooves in three styles', bn: 'তিন ধরনে সাত-আটের গ্রুভ' },
    { en: 'Fills that cross the bar line', bn: 'মেজার পেরোনো ফিল' },
  ],
  requirements: [
    { en: 'Independent hands and feet', bn: 'হাত ও পা আলাদা চালাতে পারেন' },
    { en: 'A metronome, and no fear of it', bn: 'একটি মেট্রোনোম, আর তাকে ভয় না পাওয়া' },
  ],
  whoFor: [
    { en: 'Drummers in fusion and progressive bands', bn: 'ফিউশন ও প্রগ্রেসিভ ব্যান্ডের ড্রামার' },
    { en: 'Tabla players who are moving to the kit', bn: 'তবলা থেকে কিটে আসছেন যাঁরা' },
  ],
  hours: '13',
  ...prices([2200, 2600], [3900, 4700], [5300, 6400]),
  featured: true,
  hasThumbnail: true,
  lessons: [
    lesson('seven', 'Three, two, two', 'তিন, দুই, দুই', 'open', 'drums-seven'),
    lesson('hands', 'Paradiddles as building blocks', 'প্যারাডিডল দিয়ে গড়া', 'login', 'drums-paradiddle'),
    lesson('ghost', 'Ghosts between odd beats', 'বিজোড় বিটের মাঝে গোস্ট', 'paid', 'drums-shuffle'),
    lesson('fill', 'A fill over the line', 'দাগ পেরোনো ফিল', 'paid', 'drums-fills'),
  ],
});

export const rhythmSection = createCourse({
  key: 'rhythm-section',
  category: 'Drums',
  level: 'beginner',
  instructor: 'shaon-biswas',
  title: { en: 'The rhythm section: drums and bass', bn: 'রিদম সেকশন: ড্রামস ও বেজ' },
  subtitle: {
    en: 'Two courses in one, for two friends or one stubborn person.',
    bn: 'এক দামে দুই কোর্স, দুই বন্ধু বা একজন জেদি মানুষের জন্য।',
  },
  description: {
    en: `‘First grooves on the drum kit’ and ‘Bass: the first ten grooves’ together, at less than the price of both. Learn one and listen to the other: the two courses use the same songs at the same tempos.`,
    bn: `‘ড্রাম কিটে প্রথম গ্রুভ’ আর ‘বেজ গিটার: প্রথম দশ গ্রুভ’ একসঙ্গে, আলাদা কেনার চেয়ে কম দামে। একটি শিখুন, অন্যটি শুনুন। দুই কোর্সে একই গান, একই টেম্পো।`,
  },
  topics: [
    { en: 'Everything in both courses', bn: 'দুই কোর্সের সবকিছু' },
    { en: 'Playing together from the first week', bn: 'প্রথম সপ্তাহ থেকেই একসঙ্গে বাজানো' },
  ],
  requirements: [{ en: 'A pair of sticks, a bass, or both', bn: 'এক জোড়া স্টিক, একটি বেজ, বা দুটোই' }],
  whoFor: [{ en: 'Two people who are starting a band', bn: 'ব্যান্ড শুরু করছেন এমন দুজন' }],
  hours: '18',
  ...prices([2200, 2700], [3900, 4700], [5400, 6600]),
  bundle: ['drums-first-beat', 'bass-first-grooves'],
  lessons: [
    lesson('together', 'Kick and bass, one voice', 'কিক ও বেজ, এক গলা', 'open', 'bass-root-fifth'),
    lesson('layers', 'The beat that you both need', 'দুজনেরই দরকার যে বিট', 'login', 'drums-first-beat'),
    lesson('dance', 'Make them dance', 'এবার নাচুক সবাই', 'login', 'bass-octaves'),
    lesson('fills', 'Fills the bass can follow', 'বেজ চিনতে পারে এমন ফিল', 'login', 'drums-fills'),
  ],
});

export const drumsCourses = [drumsFirstBeat, drumsFillsAndPhrases, drumsOddMeters];
