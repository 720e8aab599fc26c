import type { Browser, Page } from 'playwright-core';
import { createAccessibilityCheck } from '../src/accessibility.ts';
import { launchBrowser } from '../src/browser.ts';

// The check runs axe only for parts and texts that it has not checked: these tests show that it still finds what is new.
let browser: Browser;
let page: Page;
let findViolations: ReturnType<typeof createAccessibilityCheck>;

const showMain = (content: string): Promise<void> =>
  page.setContent(`<!doctype html><html lang="en"><title>Test</title><body style="margin: 0; background: white">
    <main><h1>Test</h1>${content}</main></body></html>`);

const goodPage =
  '<p style="color: #222">Esraj</p><p style="color: #222">Sitar</p><img alt="A sitar"><button>Pay</button>';

beforeAll(async () => {
  browser = await launchBrowser();
  page = await browser.newPage();
});
afterAll(() => browser?.close());
beforeEach(async () => {
  findViolations = createAccessibilityCheck();
  await showMain(goodPage);
  expect(await findViolations(page)).toEqual([]);
});

it.each([
  [
    'a text in another colour',
    goodPage.replace('<p style="color: #222">Sitar', '<p style="color: #ccc">Sitar'),
  ],
  [
    'a text on the dark background of its parent',
    `${goodPage}<div style="background: #333"><p style="color: #222">Esraj</p></div>`,
  ],
  [
    'a text on a positioned dark background',
    `${goodPage}<div style="position: relative"><div style="position: absolute; inset: 0; z-index: -1; background: #333"></div>
      <p style="color: #222">Esraj</p></div>`,
  ],
  [
    'a text on the dark background of another element in its grid cell',
    `${goodPage}<div style="display: grid"><div style="grid-area: 1 / 1; background: #333"></div>
      <p style="grid-area: 1 / 1; color: #222">Esraj</p></div>`,
  ],
  ['a text that is half transparent', goodPage.replace('#222">Sitar', '#222; opacity: 0.4">Sitar')],
  [
    'a text in a half transparent parent',
    `${goodPage}<div style="opacity: 0.4"><p style="color: #222">Esraj</p></div>`,
  ],
])('finds the low contrast of %s', async (_, content) => {
  await showMain(content);
  expect((await findViolations(page)).join()).toContain('color-contrast');
});

it('finds the low contrast of a text that was large before', async () => {
  const text = (size: number) => `<p style="color: #888; font-size: ${size}px">Sarod</p>`;
  await showMain(goodPage + text(30));
  expect(await findViolations(page)).toEqual([]);
  await showMain(goodPage + text(16));
  expect((await findViolations(page)).join()).toContain('color-contrast');
});

it('finds the low contrast of a button that was disabled before', async () => {
  const button = (state: string) => `<button ${state} style="color: #bbb; background: #fff">Save</button>`;
  await showMain(goodPage + button('disabled'));
  expect(await findViolations(page)).toEqual([]);
  await showMain(goodPage + button(''));
  expect((await findViolations(page)).join()).toContain('color-contrast');
});

it.each([
  ['an image without a text', 'image-alt', goodPage.replace(' alt="A sitar"', '')],
  ['a button without a name', 'button-name', goodPage.replace('>Pay<', '><')],
  ['a field without a label', 'label', `${goodPage}<input>`],
  ['an unknown attribute', 'aria-valid-attr', goodPage.replace('<button', '<button aria-pay="1"')],
])('finds %s on a page that was checked without it', async (_, rule, content) => {
  await showMain(content);
  expect((await findViolations(page)).join()).toContain(rule);
});

it('does not repeat the violations of a page that it has checked', async () => {
  await showMain(goodPage.replace('#222">Sitar', '#ccc">Sitar'));
  expect(await findViolations(page)).toHaveLength(1);
  expect(await findViolations(page)).toEqual([]);
});
