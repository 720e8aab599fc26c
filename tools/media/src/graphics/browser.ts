import { readFile } from 'node:fs/promises';
import { chromium } from 'playwright-core';

export const launchBrowser = () =>
  chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  });

/** The unicode ranges of the font files. */
const ranges = {
  bengali: 'U+0951-0952,U+0964-0965,U+0980-09FE,U+200C-200D,U+25CC',
  latin: 'U+0000-00FF,U+2010-2027,U+2190-2193,U+2212,U+00D7',
} as const;

/** The style rules of the font `Anek`, with the font files in them. */
export const loadFontFaces = async (): Promise<string> => {
  const faces = Object.entries(ranges).map(async ([script, range]) => {
    const bytes = await readFile(
      new URL(`../../fonts/anek-bangla-${script}-wght-normal.woff2`, import.meta.url),
    );
    return `@font-face{font-family:Anek;font-weight:100 800;src:url(data:font/woff2;base64,${bytes.toString('base64')}) format('woff2');unicode-range:${range}}`;
  });
  return (await Promise.all(faces)).join('');
};
