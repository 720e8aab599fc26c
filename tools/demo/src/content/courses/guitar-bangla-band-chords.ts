import { lesson } from '../lesson.ts';
import { offer, tiers } from '../offer.ts';
import type { CourseContent } from '../types.ts';

export const guitarBanglaBandChords: CourseContent = {
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
  standard: offer(1800, 2400, 30),
  tiers: tiers([1800, 2400], [3200, 4200], [4500, 6000]),
  published: true,
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
};
