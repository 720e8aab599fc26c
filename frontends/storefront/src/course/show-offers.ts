export const OFFERS = 'offers';

/** Brings the prices into view. */
export const showOffers = (): void =>
  document.getElementById(OFFERS)?.scrollIntoView({ behavior: 'smooth', block: 'start' });
