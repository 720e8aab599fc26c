import { paletteForSeed } from './palette.ts';
import { seedFromId } from './shapes.ts';

export const giftCardViewBox = '0 0 480 303';

/** The SVG content of a gift card (480 × 303): seven piano keys at the top edge; the lower left corner is free for the value. */
export const giftCardArt = (id: string | number): string => {
  const p = paletteForSeed(seedFromId(id));
  const keys = [p.accent1, p.accent2, p.light, p.accent3, p.accent1, p.light, p.accent2].map((fill, i) => {
    const x = 252 + i * 32;
    const h = 236 - i * 26;
    const key = `<path d="M${x} 0h26v${h - 13}a13 13 0 0 1-26 0z" fill="${fill}"/>`;
    const logo =
      i % 2
        ? `<circle cx="${x + 13}" cy="${h - 22}" r="6" fill="${p.background}"/>`
        : `<path d="M${x + 13} 22v${h - 70}" stroke="${p.background}" stroke-width="2" stroke-dasharray="7 6"/>`;
    return key + logo;
  });
  return `<rect width="480" height="303" fill="${p.background}"/>${keys.join('')}<rect width="480" height="5" fill="${p.dark}"/>`;
};

/** The text colour of a gift card. */
export const giftCardTextColor = (id: string | number): string =>
  ['#fbf7ea', '#2b1c02', '#062233', '#fff1ea', '#2d0410', '#0c2620', '#f4f6ef'][seedFromId(id) % 7] ??
  '#fbf7ea';
