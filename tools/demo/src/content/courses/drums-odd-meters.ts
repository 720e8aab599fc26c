import { lesson } from '../lesson.ts';
import { offer, tiers } from '../offer.ts';
import type { CourseContent } from '../types.ts';

export const drumsOddMeters: CourseContent = {
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
  standard: offer(2200, 2600, 30),
  tiers: tiers([2200, 2600], [3900, 4700], [5300, 6400]),
  published: true,
  featured: true,
  thumbnail: 'drums-odd-meters',
  lessons: [
    lesson('seven', 'Three, two, two', 'তিন, দুই, দুই', 'open', 'drums-seven'),
    lesson('hands', 'Paradiddles as building blocks', 'প্যারাডিডল দিয়ে গড়া', 'login', 'drums-paradiddle'),
    lesson('ghost', 'Ghosts between odd beats', 'বিজোড় বিটের মাঝে গোস্ট', 'paid', 'drums-shuffle'),
    lesson('fill', 'A fill over the line', 'দাগ পেরোনো ফিল', 'paid', 'drums-fills'),
  ],
};
