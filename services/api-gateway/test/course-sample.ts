/** A course summary of the catalogue. */
export const summary = {
  id: 'c1',
  title: { en: 'First chords', bn: 'প্রথম কর্ড' },
  subtitle: { en: 'From nothing', bn: '' },
  category: 'Guitar',
  level: 'LEVEL_ADVANCED',
  instructorId: 'teacher',
  instructorName: { en: 'Rafi', bn: 'রাফি' },
  standard: { tier: 'TIER_STANDARD', pricePoisha: 125_000n, oldPricePoisha: 200_050n, validityDays: 30 },
  tiers: [{ tier: 'TIER_GOLD', pricePoisha: 300_000n, oldPricePoisha: 0n, validityDays: 180 }],
  thumbnail: 'a b.webp',
  published: true,
};
