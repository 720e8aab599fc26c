export const OFFERS = 'offers';

/** Brings the prices into view; the style sheet says whether smoothly. */
export const showOffers = (): void => document.getElementById(OFFERS)?.scrollIntoView({ block: 'start' });
