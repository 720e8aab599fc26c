// npm run pictures: takes a picture of each screen of a running site, as a student with sample data, in both languages, in a
// desktop and in a phone viewport. The pictures are saved under shots/screens; those that docs/screens.md shows are saved in
// docs/screens too. npm run pictures -- FOLDER places each picture beside the drawing of the same name (cart-en-1440.webp).
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { password } from './api/create-student.ts';
import { cartCourse, type SeededStudent, seedStudent } from './api/seed-student.ts';
import { ensureChromium, launchBrowser } from './browser.ts';
import { openBrowserUser } from './browser-user.ts';
import { eventually } from './eventually.ts';
import { renderOffscreenContent, waitUntilLoaded } from './page-checks.ts';
import { connectToSite } from './site.ts';

const folder = join(import.meta.dirname, '../shots/screens');
const docs = join(import.meta.dirname, '../../../docs');
const docsPage = readFileSync(join(docs, 'screens.md'), 'utf8');
const [drawings] = process.argv.slice(2);

const viewports = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const;

/** The names are those of the drawings, if one exists. */
const screenPaths = ({ giftOrder, code }: SeededStudent): Readonly<Record<string, string>> => ({
  landing: '/',
  course: `/courseview?id=${cartCourse.id}`,
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

/** Loads lazy images too. */
const loadAllImages = async (page: Page): Promise<void> => {
  await page.evaluate(`for (const image of document.images) image.loading = 'eager'`);
  await eventually('every image is loaded', () =>
    page.evaluate<true | undefined>('[...document.images].every(({ complete }) => complete) || undefined'),
  );
};

/** Both images at the same width, the drawing on the left. */
const placeSideBySide = async (drawing: string, picture: Buffer, width: number): Promise<Buffer> => {
  const gap = 24;
  const images = await Promise.all(
    [drawing, picture].map((image) => sharp(image).resize({ width }).toBuffer({ resolveWithObject: true })),
  );
  const height = Math.max(...images.map(({ info }) => info.height));
  const sheet = sharp({
    create: { width: 2 * width + gap, height, channels: 3, background: '#888' },
  });
  return sheet
    .composite(images.map(({ data }, index) => ({ input: data, left: index * (width + gap), top: 0 })))
    .webp()
    .toBuffer();
};

/** Saves a smaller picture for the documentation. */
const saveDocsCopy = async (picture: Buffer, file: string): Promise<void> => {
  await sharp(picture)
    .resize({ width: 720, withoutEnlargement: true })
    .webp({ quality: 60, effort: 6 })
    .toFile(file);
};

const site = await connectToSite(process.env['SARGAM_HOME']);
await ensureChromium();
const browser = await launchBrowser();
mkdirSync(folder, { recursive: true });
mkdirSync(join(docs, 'screens'), { recursive: true });
try {
  const email = `pictures-${Date.now()}@sargam.test`;
  const seeded = await seedStudent(site, email);
  for (const language of ['en', 'bn'] as const) {
    const account = { email, password };
    const user = await openBrowserUser(browser, site, { language, account, ...viewports[0] });
    for (const [name, path] of Object.entries(screenPaths(seeded))) {
      for (const viewport of viewports) {
        await user.page.setViewportSize(viewport);
        await user.goTo(path);
        await waitUntilLoaded(user.page);
        await renderOffscreenContent(user.page);
        await loadAllImages(user.page);
        const picture = await user.page.screenshot({ fullPage: true });
        const file = `${name}-${language}-${viewport.width}.webp`;
        const drawing = join(drawings ?? '', file);
        const hasDrawing = drawings !== undefined && existsSync(drawing);
        const output = hasDrawing
          ? await placeSideBySide(drawing, picture, Math.min(viewport.width, 720))
          : await sharp(picture).webp().toBuffer();
        await sharp(output).toFile(join(folder, file));
        if (docsPage.includes(`screens/${file}`)) await saveDocsCopy(picture, join(docs, 'screens', file));
        console.log(`${join(folder, file)}${hasDrawing ? ', beside its drawing' : ''}`);
      }
    }
    await user.close();
  }
} finally {
  await browser.close();
}
