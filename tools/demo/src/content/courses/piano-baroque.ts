import { lesson } from '../lesson.ts';
import { offer, tiers } from '../offer.ts';
import type { CourseContent } from '../types.ts';

export const pianoBaroque: CourseContent = {
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
    bn: `বত্রিশ মেজারের একটি মিনুয়েট নিয়েই এক মাস কাটানো যায়, যদি তার দুটি স্বরই শোনেন। আলাদা হাতে, কথোপকথনে ও একসঙ্গে প্র্যাকটিস করবেন। প্রতিটি স্লার নিয়ে সিদ্ধান্ত নেবেন।\n\nযাঁরা নোটেশন পড়তে পারেন আর মন দিয়ে শোনাতে চান, তাঁদের জন্য।`,
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
  standard: offer(2200, 2700, 30),
  tiers: tiers([2200, 2700], [3800, 4800], [5200, 6500]),
  published: true,
  featured: false,
  lessons: [
    lesson('minuet', 'Minuet in G, both voices', 'G মেজরে মিনুয়েট, দুই স্বর', 'open', 'piano-minuet'),
    lesson('scale', 'Scales with three articulations', 'তিন আর্টিকুলেশনে স্কেল', 'login', 'piano-c-major'),
    lesson('left', 'A left hand that sings', 'বাঁ হাতও গায়', 'paid', 'piano-purano-sei'),
    lesson('bass', 'Harmony from the bass up', 'নিচ থেকে হারমোনি', 'paid', 'bass-walking'),
  ],
};
