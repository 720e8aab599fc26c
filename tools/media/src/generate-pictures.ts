import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { palettes } from './graphics/palette.ts';
import { drawBackdrop } from './pictures/backdrop.ts';
import { drawFigure } from './pictures/figure.ts';
import { portraits } from './pictures/people.ts';
import { drawGiftCard, drawSleeve, giftCards, sleeves, upcomingSleeves } from './pictures/sleeves.ts';

/** Generates the portraits, thumbnails and gift cards: `node tools/media/src/generate-pictures.ts`. */
const folder = (name: string) =>
  fileURLToPath(new URL(`../../demo/media/pictures/${name}/`, import.meta.url));

const save = async (
  into: string,
  file: string,
  size: readonly [number, number],
  of: readonly [number, number],
  inner: string,
) => {
  await mkdir(folder(into), { recursive: true });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size[0]}" height="${size[1]}" viewBox="0 0 ${of[0]} ${of[1]}">${inner}</svg>`;
  await sharp(Buffer.from(svg))
    .webp({ quality: 84, effort: 6 })
    .toFile(`${folder(into)}${file}.webp`);
};

for (const portrait of portraits) {
  const p = palettes[portrait.colours];
  const into = portrait.file.startsWith('student-') ? 'students' : 'instructors';
  await save(
    into,
    portrait.file,
    [640, 800],
    [400, 500],
    drawBackdrop(portrait.backdrop, p) + drawFigure(portrait, p),
  );
}
for (const each of sleeves) await save('courses', each.file, [800, 600], [400, 300], drawSleeve(each));
for (const each of upcomingSleeves)
  await save('upcoming', each.file, [800, 600], [400, 300], drawSleeve(each));
for (const card of giftCards)
  await save('gift-cards', card.file, [960, 606], [480, 303], drawGiftCard(card.colours));
