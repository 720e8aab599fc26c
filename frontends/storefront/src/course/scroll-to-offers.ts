export const OFFERS_ID = 'offers';

/** Smooth or not: decided by `scroll-behavior` in the style sheet. */
export const scrollToOffers = (): void =>
  document.getElementById(OFFERS_ID)?.scrollIntoView({ block: 'start' });
