/** @jest-environment node */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { translateByLanguage as texts } from '@sargam/kit';
import { setServerTexts } from '@sargam/kit/server';
import bengali from '../locales/bn.json';
import english from '../locales/en.json';
import { createAsset } from '../server/assets.ts';
import { findPwaAsset } from '../server/pwa/index.ts';
import { findRoute } from '../src/routes/route-map.ts';

setServerTexts({ en: { shell: english }, bn: { shell: bengali } });
const assets = new Map([['/sw.js', createAsset('sw.js', Buffer.from('built()'), 'no-cache')]]);

const read = async (path: string, worker = true): Promise<string> =>
  String(await (await findPwaAsset(path, { texts, assets, worker }))?.bytes('identity'));

it.each([
  ['en', 'Sargam'],
  ['bn', 'সরগম'],
])(
  'the manifest in %s has the site name of the language, and existing icons and pages',
  async (language, name) => {
    const manifest = JSON.parse(await read(`/manifest.${language}.webmanifest`));
    expect(manifest).toMatchObject({ id: '/', lang: language, short_name: name, display: 'standalone' });
    expect(manifest.description.length).toBeGreaterThan(20);
    for (const { src } of manifest.icons) expect(existsSync(join(__dirname, '../public', src))).toBe(true);
    expect(manifest.icons.map(({ purpose }: { purpose: string }) => purpose)).toEqual(
      expect.arrayContaining(['any', 'maskable', 'monochrome']),
    );
    for (const { url } of manifest.shortcuts) expect(findRoute(url.split('?')[0])).toBeDefined();
  },
);

it('the offline page is in both languages and needs only cached files', async () => {
  const page = await read('/offline.html');
  expect(page).toContain('You are offline.');
  expect(page).toContain('ইন্টারনেট সংযোগ নেই।');
  const needed = [...page.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address);
  expect(needed).toEqual(['/offline.js']);
});

it('a changed offline page gives a different worker file', async () => {
  const worker = await read('/sw.js');
  expect(worker).toMatch(/^built\(\)\n\/\/ ".+"\n$/);
  const other = { ...texts, en: (key: string) => `other ${key}` };
  const changed = await (await findPwaAsset('/sw.js', { texts: other, assets, worker: true }))?.bytes(
    'identity',
  );
  expect(String(changed)).not.toBe(worker);
});

it('the disabled worker unregisters itself', async () => {
  const worker = await read('/sw.js', false);
  expect(worker).toContain('registration.unregister()');
  expect(worker).not.toContain('fetch');
});
