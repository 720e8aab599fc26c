// Generates the practice sheets as pictures and as PDFs: `node tools/media/src/generate-sheets.ts`.
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { openPdf } from '@sargam/chassis/pdf';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { escapeXml } from './escape-xml.ts';
import { launchBrowser, loadFontFaces } from './graphics/browser.ts';
import { bassSheets } from './sheets/bass.ts';
import { HEIGHT, type Mark, type Sheet, WIDTH } from './sheets/draw/sheet.ts';
import { drumSheets } from './sheets/drums.ts';
import { guitarSheets } from './sheets/guitar.ts';
import { pianoSheets } from './sheets/piano.ts';
import { practiceSheets } from './sheets/practice.ts';
import { soundSheets } from './sheets/sound.ts';

const all = {
  ...guitarSheets,
  ...bassSheets,
  ...drumSheets,
  ...pianoSheets,
  ...soundSheets,
  ...practiceSheets,
};
const folder = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const pictures = folder('../../demo/media/pictures/freebies/');
const documents = folder('../../demo/media/sheets/pdf/');

const anchors = { left: 'start', centre: 'middle', right: 'end' } as const;

const svgOf = (mark: Mark): string =>
  'path' in mark
    ? `<path d="${mark.path}" fill="${mark.fill ?? 'none'}" stroke="${mark.stroke ?? 'none'}" stroke-width="${mark.thickness ?? 0}"/>`
    : `<text xml:space="preserve" x="${mark.x}" y="${mark.y}" font-size="${mark.size}" font-weight="${mark.weight ?? 400}" fill="${mark.colour}" text-anchor="${anchors[mark.align ?? 'left']}">${escapeXml(mark.words)}</text>`;

const draw = async (page: Page, sheet: Sheet): Promise<Buffer> => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${sheet.map(svgOf).join('')}</svg>`;
  await page.setContent(`<style>${fontFaces}body{margin:0;font-family:Anek}svg{display:block}</style>${svg}`);
  await page.evaluate('document.fonts.ready');
  return sharp(await page.screenshot())
    .webp({ quality: 80, effort: 6 })
    .toBuffer();
};

/** A fixed creation date, so that every run writes the same bytes. */
const creationDate = new Date('2026-01-01T00:00:00Z');

const pdfOf = async (title: string, sheets: readonly Sheet[]): Promise<Buffer> => {
  const pdf = await openPdf({ title, language: 'en', date: creationDate, author: 'Sargam' });
  for (const [nth, sheet] of sheets.entries()) {
    if (nth > 0) pdf.addPage();
    for (const mark of sheet) {
      if ('path' in mark) pdf.drawPath(mark.path, 0, 0, mark);
      else pdf.drawText(mark.words, mark, mark);
    }
  }
  return pdf.finish();
};

await Promise.all([mkdir(pictures, { recursive: true }), mkdir(documents, { recursive: true })]);
const fontFaces = await loadFontFaces();
const browser = await launchBrowser();
const page = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT }, deviceScaleFactor: 1.6 });
for (const [name, sheets] of Object.entries(all)) {
  for (const [nth, sheet] of sheets.entries()) {
    await writeFile(`${pictures}${name}-${nth + 1}.webp`, await draw(page, sheet));
  }
  await writeFile(`${documents}${name}.pdf`, await pdfOf(name, sheets));
}
await browser.close();
