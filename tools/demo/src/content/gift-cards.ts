import type { Bilingual } from './types.ts';

/** The images are names of files in `media/pictures/gift-cards`, without `.webp`. */
export const giftCardCategories = [
  {
    key: 'any-course',
    name: { en: 'For any course', bn: 'যেকোনো কোর্সের জন্য' },
    description: {
      en: 'The value goes into the wallet and pays for whatever its owner chooses.',
      bn: 'কার্ডের টাকা ওয়ালেটে যোগ হয়। তা দিয়ে পছন্দের যেকোনো কোর্স কেনা যায়।',
    },
    image: 'gift-1000',
  },
  {
    key: 'a-season',
    name: { en: 'For a season of practice', bn: 'পুরো মৌসুমের রেওয়াজ' },
    description: {
      en: 'Enough for half a year with one teacher.',
      bn: 'একজন শিক্ষকের সঙ্গে ছয় মাস শেখার মতো।',
    },
    image: 'gift-5000',
  },
];

const card = (value: number, price: number, category: string, description: Bilingual) => ({
  key: `gift-${value}`,
  category,
  /** Slug in the page's URL. */
  param: `gift-card-${value}`,
  name: {
    en: `Gift card, ৳${value.toLocaleString('en')}`,
    bn: `গিফট কার্ড, ৳${value.toLocaleString('bn-BD')}`,
  },
  description,
  pricePoisha: BigInt(price) * 100n,
  oldPricePoisha: price < value ? BigInt(value) * 100n : 0n,
  /** The amount that redeeming the card adds to the wallet. */
  valuePoisha: BigInt(value) * 100n,
  validityDays: 365,
  image: `gift-${value}`,
});

export const giftCards: readonly ReturnType<typeof card>[] = [
  card(500, 500, 'any-course', {
    en: 'A small push towards the guitar that stands in the corner.',
    bn: 'ঘরের কোণে রাখা গিটারটা হাতে নেওয়ার ছোট্ট তাগিদ।',
  }),
  card(1000, 1000, 'any-course', {
    en: 'One course for a month, for a birthday or for no reason at all.',
    bn: 'এক মাসের একটি কোর্স। জন্মদিনে দিন, বা কোনো উপলক্ষ ছাড়াই।',
  }),
  card(2000, 1900, 'any-course', {
    en: 'A course they choose themselves, with something left over.',
    bn: 'পছন্দমতো একটি কোর্স, হাতে কিছু টাকাও থাকবে।',
  }),
  card(3000, 2800, 'a-season', {
    en: 'Three months with one teacher.',
    bn: 'একজন শিক্ষকের সঙ্গে তিন মাস।',
  }),
  card(5000, 4500, 'a-season', {
    en: 'Half a year of lessons. For someone who has wanted to begin for years.',
    bn: 'ছয় মাসের শেখা। যিনি অনেক বছর ধরে শুরু করতে চাইছেন, তাঁর জন্য।',
  }),
];
