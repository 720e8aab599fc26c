// npm run pictures: looks at the site that runs as a student who has one of everything, in both languages, on a desk and on
// a phone, and keeps the pictures under shots/screens, and those of docs/screens.md beside it. npm run pictures -- DRAWINGS
// puts each beside the drawing of that name in the folder, as cart-en-1440.webp, for whoever wants to see what differs.
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { ensureChromium, openBrowser } from './browser.ts';
import { eventually } from './eventually.ts';
import { drawAll, untilSettled } from './looks.ts';
import { password } from './newcomer.ts';
import { logIn } from './pages/account.ts';
import { openPerson } from './person.ts';
import { openSite } from './site.ts';
import { makeWellStocked, type Stock, wanted } from './well-stocked.ts';

const folder = join(import.meta.dirname, '../shots/screens');
const docs = join(import.meta.dirname, '../../../docs');
const shownInDocs = readFileSync(join(docs, 'screens.md'), 'utf8');
const [drawings] = process.argv.slice(2);

const screens = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const;

/** Names are those of the drawings, where there is one. */
const placesOf = ({ giftOrder, code }: Stock): Readonly<Record<string, string>> => ({
  landing: '/',
  course: `/courseview?id=${wanted.id}`,
  cart: '/cart',
  store: '/store',
  gift: '/products/giftCard/gift-card-1000',
  'gift-done': `/giftcard-successfull?order=${giftOrder}`,
  'gift-failed': '/giftcard-fail?why=cancelled',
  'gift-code': `/giftcard#${code}`,
  classroom: '/studentpanel?tab=0',
  wishlist: '/studentpanel?tab=1',
  purchases: '/studentpanel?tab=3',
  earn: '/studentpanel?tab=5',
  wallet: '/studentpanel?tab=6',
});

/** Those too that wait until somebody scrolls to them. */
const fetchAllImages = async (page: Page): Promise<void> => {
  await page.evaluate(`for (const image of document.images) image.loading = 'eager'`);
  await eventually('every image is there', () =>
    page.evaluate<true | undefined>('[...document.images].every(({ complete }) => complete) || undefined'),
  );
};

/** Both at the same width, the drawing on the left. */
const beside = async (drawing: string, picture: Buffer, width: number): Promise<Buffer> => {
  const gap = 24;
  const both = await Promise.all(
    [drawing, picture].map((image) => sharp(image).resize({ width }).toBuffer({ resolveWithObject: true })),
  );
  const height = Math.max(...both.map(({ info }) => info.height));
  const sheet = sharp({
    create: { width: 2 * width + gap, height, channels: 3, background: '#888' },
  });
  return sheet
    .composite(both.map(({ data }, at) => ({ input: data, left: at * (width + gap), top: 0 })))
    .webp()
    .toBuffer();
};

/** As a page of text shows it. */
const keepSmall = async (picture: Buffer, file: string): Promise<void> => {
  await sharp(picture)
    .resize({ width: 720, withoutEnlargement: true })
    .webp({ quality: 60, effort: 6 })
    .toFile(file);
};

const site = await openSite(process.env['SARGAM_HOME']);
await ensureChromium();
const browser = await openBrowser();
mkdirSync(folder, { recursive: true });
mkdirSync(join(docs, 'screens'), { recursive: true });
try {
  const email = `pictures-${Date.now()}@sargam.test`;
  const stock = await makeWellStocked(site, email);
  for (const language of ['en', 'bn'] as const) {
    const person = await openPerson(browser, site, { language, ...screens[0] });
    await logIn(person, email, password);
    for (const [name, path] of Object.entries(placesOf(stock))) {
      for (const screen of screens) {
        await person.page.setViewportSize(screen);
        await person.goTo(path);
        await untilSettled(person.page);
        await drawAll(person.page);
        await fetchAllImages(person.page);
        const picture = await person.page.screenshot({ fullPage: true });
        const file = `${name}-${language}-${screen.width}.webp`;
        const drawing = join(drawings ?? '', file);
        const compared = drawings !== undefined && existsSync(drawing);
        const shown = compared
          ? await beside(drawing, picture, Math.min(screen.width, 720))
          : await sharp(picture).webp().toBuffer();
        await sharp(shown).toFile(join(folder, file));
        if (shownInDocs.includes(`screens/${file}`)) await keepSmall(picture, join(docs, 'screens', file));
        console.log(`${join(folder, file)}${compared ? ', beside its drawing' : ''}`);
      }
    }
    await person.leave();
  }
} finally {
  await browser.close();
}
