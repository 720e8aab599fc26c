import { createCourse, lesson } from '../create-course.ts';
import { prices } from '../offer.ts';

const guitarFirstChords = createCourse({
  key: 'guitar-first-chords',
  category: 'Guitar',
  level: 'beginner',
  instructor: 'arif-chowdhury',
  title: { en: 'Guitar from the first chord', bn: 'প্রথম কর্ড থেকে গিটার' },
  subtitle: {
    en: 'Four chords, one steady hand, and a song by the second week.',
    bn: 'চারটি কর্ড, একটি স্থির হাত, আর দ্বিতীয় সপ্তাহেই একটি গান।',
  },
  description: {
    en: `Most people who give up the guitar give up in the first month, because their fingers hurt and nothing sounds like a song. This course is built around that month. You learn four chords that carry hundreds of Bangla songs, you learn to change between them without looking, and you keep time from the very first day.\n\nEvery lesson is short and has one idea in it. Play along with the video, loop the bar that trips you, and move on when it feels boring. Boring means you have it.`,
    bn: `গিটার যাঁরা ছেড়ে দেন, তাঁদের বেশির ভাগ ছাড়েন প্রথম মাসেই। আঙুল ব্যথা করে, আর কিছুই গানের মতো শোনায় না। এই কোর্স সেই প্রথম মাসটির জন্য। চারটি কর্ড শিখবেন, যা দিয়ে শত শত বাংলা গান বাজে। না তাকিয়ে কর্ড বদলাবেন, আর প্রথম দিন থেকেই তাল ধরে রাখবেন।\n\nপ্রতিটি লেসন ছোট, একটিতে একটিই কথা। ভিডিওর সঙ্গে বাজান, যেখানে আটকাচ্ছে সেই মেজারটি বারবার চালান। একঘেয়ে লাগতে শুরু করলে এগিয়ে যান। একঘেয়ে মানে হাতে বসে গেছে।`,
  },
  topics: [
    { en: 'Holding the guitar and tuning it by ear and by app', bn: 'গিটার ধরা, কানে ও অ্যাপে টিউনিং' },
    { en: 'Em, G, C and D, cleanly and in time', bn: 'Em, G, C ও D, পরিষ্কার ও তালে' },
    { en: 'Down and up strokes that never stop', bn: 'না থেমে ডাউন ও আপ স্ট্রোক' },
    { en: 'A dadra strum in six beats', bn: 'ছয় মাত্রার দাদরা স্ট্রামিং' },
  ],
  requirements: [
    { en: 'Any acoustic guitar with six strings', bn: 'ছয় তারের যেকোনো অ্যাকুস্টিক গিটার' },
    { en: 'Fifteen minutes a day, five days a week', bn: 'সপ্তাহে পাঁচ দিন, দিনে পনেরো মিনিট' },
  ],
  whoFor: [
    { en: 'You have never held a guitar', bn: 'আগে কখনো গিটার ধরেননি' },
    { en: 'You started once and stopped', bn: 'একবার শুরু করে ছেড়ে দিয়েছিলেন' },
  ],
  hours: '9',
  ...prices([1200, 1500], [2100, 2800], [3000, 4200]),
  featured: true,
  hasThumbnail: true,
  lessons: [
    lesson('four-chords', 'Four chords, one round', 'চার কর্ড, এক চক্কর', 'open', 'guitar-open-chords'),
    lesson('pick', 'A pick that goes both ways', 'পিক চলবে দুই দিকেই', 'open', 'guitar-alternate-picking'),
    lesson('dadra', 'Six beats for your first song', 'প্রথম গানের জন্য ছয় মাত্রা', 'login', 'guitar-dadra-strum'),
    lesson('melody', 'A melody on three strings', 'তিন তারে একটি সুর', 'paid', 'guitar-purano-sei'),
    lesson('fingers', 'Put the pick down', 'এবার পিক ছাড়া', 'paid', 'guitar-travis-picking'),
    lesson('shuffle', 'A groove to end on', 'শেষে একটি গ্রুভ', 'paid', 'guitar-blues-shuffle'),
  ],
});

const guitarFingerstyle = createCourse({
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
    { en: 'Travis picking over C, Am, F and G', bn: 'C, Am, F ও G‑তে ট্র্যাভিস পিকিং' },
    { en: 'Melody over a walking thumb', bn: 'বুড়ো আঙুলের তালে তালে সুর' },
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
  ...prices([1500, 2000], [2700, 3600], [3900, 5200]),
  featured: true,
  hasThumbnail: true,
  lessons: [
    lesson('thumb', 'The thumb walks alone', 'বুড়ো আঙুল একা হাঁটে', 'open', 'guitar-travis-picking'),
    lesson('air', 'Purano Sei, very slowly', 'পুরানো সেই, খুব ধীরে', 'login', 'guitar-purano-sei'),
    lesson('six', 'A thumb in six', 'ছয় মাত্রায় বুড়ো আঙুল', 'paid', 'guitar-dadra-strum'),
    lesson('chords', 'Chords that let strings ring', 'তার বাজতে দেওয়া কর্ড', 'paid', 'guitar-open-chords'),
    lesson('even', 'Even fingers', 'সব আঙুল সমান', 'paid', 'guitar-alternate-picking'),
  ],
});

const guitarBanglaBandChords = createCourse({
  key: 'guitar-bangla-band-chords',
  category: 'Guitar',
  level: 'intermediate',
  instructor: 'arif-chowdhury',
  title: { en: 'Chords behind Bangla band songs', bn: 'বাংলা ব্যান্ডের গানের কর্ড' },
  subtitle: { en: 'Hear the change before you look it up.', bn: 'খুঁজে দেখার আগেই কর্ড কানে ধরুন।' },
  description: {
    en: `From the nineties on, Bangla band music has had a sound of its own: suspended chords, a bass that moves under a held shape, a lift into the last chorus. You will learn to hear those moves and to play them, first in their plain form and then the way bands voice them.\n\nNo song is taught note by note. You learn how such songs are made, and then you can play the ones you love.`,
    bn: `নব্বইয়ের দশক থেকে বাংলা ব্যান্ডের গানের একটি নিজস্ব আওয়াজ আছে। সাসপেন্ডেড কর্ড, ধরে রাখা কর্ডের নিচে বেজের চলা, শেষ কোরাসের আগে একটু ওপরে ওঠা। এই চালগুলো কানে ধরা ও বাজানো শিখবেন। আগে সাদামাটা রূপে, তারপর ব্যান্ড যেভাবে বাজায় সেভাবে।\n\nকোনো গান নোট ধরে শেখানো হবে না। এমন গান কীভাবে তৈরি হয় তা শিখবেন। তারপর নিজের পছন্দের গান নিজেই তুলতে পারবেন।`,
  },
  topics: [
    { en: 'Finding the key of a song by ear', bn: 'কানে শুনে গানের কি বের করা' },
    { en: 'Slash chords and a moving bass', bn: 'স্ল্যাশ কর্ড ও চলমান বেজ' },
    { en: 'Barre chords without pain', bn: 'ব্যথা ছাড়া বার কর্ড' },
    { en: 'Two guitars that do not fight', bn: 'দুই গিটার, কেউ কারও পথে নয়' },
  ],
  requirements: [
    { en: 'You change between open chords without stopping', bn: 'না থেমে ওপেন কর্ড বদলাতে পারেন' },
    { en: 'An acoustic or an electric guitar', bn: 'অ্যাকুস্টিক বা ইলেকট্রিক গিটার' },
  ],
  whoFor: [
    { en: 'You play in a band, or want to', bn: 'ব্যান্ডে বাজান, বা বাজাতে চান' },
    { en: 'You are tired of copying chord sheets', bn: 'কর্ডের পাতা দেখে দেখে ক্লান্ত' },
  ],
  hours: '14',
  ...prices([1800, 2400], [3200, 4200], [4500, 6000]),
  featured: true,
  lessons: [
    lesson('round', 'The round everybody knows', 'সবার চেনা চক্কর', 'open', 'guitar-open-chords'),
    lesson('shuffle', 'Where the shuffle comes from', 'শাফল এল কোথা থেকে', 'login', 'guitar-blues-shuffle'),
    lesson('six', 'Ballads in six', 'ছয় মাত্রার ব্যালাড', 'paid', 'guitar-dadra-strum'),
    lesson('picking', 'A picked verse', 'পিকিং করা অন্তরা', 'paid', 'guitar-travis-picking'),
    lesson(
      'line',
      'One line between two chords',
      'দুই কর্ডের মাঝে একটি লাইন',
      'paid',
      'guitar-alternate-picking',
    ),
    lesson('answer', 'A lead that answers the singer', 'গায়কের জবাবে লিড', 'paid', 'guitar-pentatonic-lead'),
    lesson('air', 'An old air with new chords', 'পুরোনো সুরে নতুন কর্ড', 'paid', 'guitar-purano-sei'),
  ],
});

const guitarLead = createCourse({
  key: 'guitar-lead',
  category: 'Guitar',
  level: 'advanced',
  instructor: 'ushai-marma',
  title: { en: 'Lead guitar: phrase like a singer', bn: 'লিড গিটার: গায়কের মতো বলা' },
  subtitle: { en: 'Fewer notes, longer breath, better stories.', bn: 'কম নোট, লম্বা দম, আরও ভালো গল্প।' },
  description: {
    en: `Speed is easy to practise and hard to listen to. This course is about the other thing: leaving room, bending to a note and meaning it, building eight bars that somebody remembers. We work in one position for a long time and move only when the phrase asks for it.\n\nYou record yourself every week. Listening back is half of the course.`,
    bn: `গতির রেওয়াজ করা সহজ, শোনা কঠিন। এই কোর্স অন্য জিনিস নিয়ে। ফাঁকা জায়গা রাখা, একটি নোটে বেন্ড করে পৌঁছানো, এমন আট মেজার বানানো যা শ্রোতার মনে থাকে। অনেক দিন এক জায়গাতেই বাজাবেন। সুর চাইলে তবেই হাত সরবে।\n\nপ্রতি সপ্তাহে নিজের বাজনা রেকর্ড করবেন। ফিরে শোনাই কোর্সের অর্ধেক।`,
  },
  topics: [
    { en: 'Minor pentatonic as a language, not a ladder', bn: 'মাইনর পেন্টাটোনিক: মই নয়, ভাষা' },
    { en: 'Bends, slides and vibrato in tune', bn: 'সুরে থাকা বেন্ড, স্লাইড ও ভাইব্রাটো' },
    { en: 'Question and answer over four bars', bn: 'চার মেজারে প্রশ্ন ও উত্তর' },
    { en: 'Playing over changes', bn: 'কর্ড বদলের ওপর বাজানো' },
  ],
  requirements: [
    { en: 'Barre chords and one scale that you know well', bn: 'বার কর্ড, আর ভালো জানা একটি স্কেল' },
    { en: 'An electric guitar, and a phone to record with', bn: 'ইলেকট্রিক গিটার, আর রেকর্ড করার জন্য একটি ফোন' },
  ],
  whoFor: [
    { en: 'Your solos sound like exercises', bn: 'আপনার সোলো এখনো রেওয়াজের মতো শোনায়' },
    { en: 'You want a sound of your own', bn: 'নিজের একটি আওয়াজ চান' },
  ],
  hours: '16',
  ...prices([2400, 3000], [4200, 5400], [5800, 7500]),
  hasThumbnail: true,
  lessons: [
    lesson('question', 'Ask, wait, answer', 'প্রশ্ন, অপেক্ষা, উত্তর', 'open', 'guitar-pentatonic-lead'),
    lesson('hand', 'A right hand you can trust', 'ভরসা করার মতো ডান হাত', 'login', 'guitar-alternate-picking'),
    lesson('blues', 'Twelve bars to talk over', 'কথা বলার বারো মেজার', 'paid', 'guitar-blues-shuffle'),
    lesson('air', 'Sing it, then play it', 'আগে গেয়ে নিন, তারপর বাজান', 'paid', 'guitar-purano-sei'),
    lesson(
      'behind',
      'What the rhythm guitar leaves you',
      'রিদম গিটার কতটা জায়গা দেয়',
      'paid',
      'guitar-open-chords',
    ),
  ],
});

export const guitarCourses = [guitarFirstChords, guitarFingerstyle, guitarBanglaBandChords, guitarLead];
