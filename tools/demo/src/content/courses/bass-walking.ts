import { lesson } from '../lesson.ts';
import { offer, tiers } from '../offer.ts';
import type { CourseContent } from '../types.ts';

export const bassWalking: CourseContent = {
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
    bn: `ওয়াকিং লাইন একটি কথা দেয়: পরের কর্ড আসছে, এই তার পথ। রুট ও কর্ডের নোট দিয়ে শুরু। তারপর নিচ থেকে এক ধাপ, ওপর থেকে এক ধাপ। শেষে বাজাতে বাজাতে নিজেই লাইন বানাবেন।\n\nউদাহরণগুলো A মাইনরে ও F-এ, সঙ্গে সুইং রাইড আর নিচু স্বরে পিয়ানো।`,
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
  standard: offer(1700, 2200, 30),
  tiers: tiers([1700, 2200], [3000, 3900], [4200, 5400]),
  published: true,
  featured: false,
  thumbnail: 'bass-walking',
  lessons: [
    lesson('am', 'Eight bars in A minor', 'A মাইনরে আট মেজার', 'open', 'bass-walking'),
    lesson('fifths', 'Roots and fifths, revisited', 'আবার রুট ও ফিফথ', 'login', 'bass-root-fifth'),
    lesson('time', 'A pulse that does not rush', 'তাড়াহীন পালস', 'paid', 'bass-eighth-notes'),
    lesson('leap', 'When to leap an octave', 'কখন অকটেভ লাফ', 'paid', 'bass-octaves'),
    lesson('blues', 'Twelve bars with a guitarist', 'গিটারের সঙ্গে বারো মেজার', 'paid', 'guitar-blues-shuffle'),
  ],
};
