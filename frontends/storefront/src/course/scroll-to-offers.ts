export const OFFERS_ID = 'offers';

/** Brings the prices into view; the style sheet says whether smoothly. */
export const scrollToOffers = (): void =>
  document.getElementById(OFFERS_ID)?.scrollIntoView({ block: 'start' });
