import { type Palette, type PaletteName, palettes } from '../graphics/palette.ts';
import { circle, hangingKey, line, rect, ring } from '../graphics/shapes.ts';
import { type Backdrop, drawBackdrop } from './backdrop.ts';

export interface Sleeve {
  readonly file: string;
  readonly colours: PaletteName;
  readonly backdrop: Backdrop;
  readonly rotation: number;
  readonly scale: number;
}

/** Pictures for about half of the courses; for the others the site draws a picture. */
export const sleeves: readonly Sleeve[] = [
  { file: 'guitar-first-chords', colours: 'pond', backdrop: 'strings', rotation: -18, scale: 1.15 },
  { file: 'guitar-fingerstyle', colours: 'lotus', backdrop: 'strings', rotation: 80, scale: 1.25 },
  { file: 'guitar-lead', colours: 'alta', backdrop: 'strings', rotation: 32, scale: 0.95 },
  { file: 'bass-first-grooves', colours: 'reed', backdrop: 'waves', rotation: 0, scale: 1.1 },
  { file: 'bass-walking', colours: 'night', backdrop: 'waves', rotation: 90, scale: 1.25 },
  { file: 'drums-first-beat', colours: 'marigold', backdrop: 'skins', rotation: 0, scale: 1.1 },
  { file: 'drums-odd-meters', colours: 'cloud', backdrop: 'skins', rotation: -35, scale: 1.2 },
  { file: 'piano-both-hands', colours: 'cloud', backdrop: 'keys', rotation: 0, scale: 1.05 },
  { file: 'piano-sargam', colours: 'alta', backdrop: 'keys', rotation: -14, scale: 1.3 },
  { file: 'sound-home-mix', colours: 'night', backdrop: 'faders', rotation: 0, scale: 1.05 },
  { file: 'sound-live', colours: 'pond', backdrop: 'disc', rotation: 0, scale: 1.2 },
];

/** Pictures of upcoming courses. */
export const upcomingSleeves: readonly Sleeve[] = [
  { file: 'bass-guitar', colours: 'alta', backdrop: 'waves', rotation: -24, scale: 1.2 },
  { file: 'piano-keyboard', colours: 'night', backdrop: 'keys', rotation: 12, scale: 1.2 },
  { file: 'music-production', colours: 'marigold', backdrop: 'disc', rotation: 0, scale: 1.1 },
];

/** Draws the instrument in the place where a portrait has the person. */
const drawInstrument = (kind: Backdrop, p: Palette): string => {
  const strings = () =>
    Array.from({ length: 6 }, (_, i) =>
      line(134 + i * 26.4, -200, 134 + i * 26.4, 600, p.light, 1.8 + i * 0.7),
    ).join('');
  if (kind === 'strings')
    return (
      circle(200, 200, 178, p.first) +
      ring(200, 200, 128, p.light, 4) +
      ring(200, 200, 112, p.second, 11, '12 8') +
      circle(200, 200, 96, p.ink) +
      strings() +
      rect(120, 342, 160, 18, p.ink, 3)
    );
  if (kind === 'skins')
    return (
      circle(196, 232, 94, p.third) +
      ring(196, 232, 84, p.light, 5) +
      ring(196, 232, 54, p.light, 3, '9 7') +
      circle(196, 232, 16, p.ink) +
      line(60, 330, 186, 222, p.light, 9) +
      line(330, 330, 214, 226, p.light, 9)
    );
  if (kind === 'disc')
    return circle(200, 190, 66, p.third) + ring(200, 190, 52, p.light, 3) + circle(200, 190, 12, p.ink);
  return '';
};

export const drawSleeve = (as: Sleeve): string => {
  const p = palettes[as.colours];
  const middle =
    as.backdrop === 'keys' || as.backdrop === 'faders' ? 150 : as.backdrop === 'waves' ? 250 : 195;
  return (
    rect(0, 0, 400, 300, p.ground) +
    `<g transform="translate(200 150) rotate(${as.rotation}) scale(${as.scale}) translate(-200 ${-middle})">${drawBackdrop(as.backdrop, p)}${drawInstrument(as.backdrop, p)}</g>`
  );
};

/** A gift card with seven keys at its upper edge, 480 by 303. The site prints the value in the free corner. */
export const drawGiftCard = (colours: PaletteName): string => {
  const p = palettes[colours];
  const keys = [p.first, p.second, p.light, p.third, p.first, p.light, p.second].map((fill, i) => {
    const [x, height] = [252 + i * 32, 236 - i * 26];
    const mark =
      i % 2
        ? `<circle cx="${x + 13}" cy="${height - 22}" r="6" fill="${p.ground}"/>`
        : `<path d="M${x + 13} 22v${height - 70}" stroke="${p.ground}" stroke-width="2" stroke-dasharray="7 6"/>`;
    return hangingKey(x, 0, 26, height, 13, fill) + mark;
  });
  return rect(0, 0, 480, 303, p.ground) + keys.join('') + rect(0, 0, 480, 5, p.ink);
};

export const giftCards: readonly { readonly file: string; readonly colours: PaletteName }[] = [
  { file: 'gift-500', colours: 'reed' },
  { file: 'gift-1000', colours: 'pond' },
  { file: 'gift-2000', colours: 'marigold' },
  { file: 'gift-3000', colours: 'alta' },
  { file: 'gift-5000', colours: 'night' },
];
