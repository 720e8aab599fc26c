/** @jest-environment node */
import { join } from 'node:path';
import { collectLocales } from '@sargam/kit/locales';
import { createPageContext, type PageContext } from '../server/page-context.ts';
import { findPageRenderer } from '../server/pages/index.ts';
import { createTranslators } from '../server/translate.ts';

const texts = createTranslators(collectLocales(join(__dirname, '../..')));

const chords = {
  _id: 'f1',
  title: 'Open chords <on two pages>',
  subtitle: 'Eight shapes.',
  catagory: 'Guitar',
  thumbnail: '/api/v1/media/chords.webp',
  youtube: 'https://youtu.be/abc123def45',
  hasDocuments: true,
  createdAt: '2026-11-02T08:00:00.000Z',
};
const page = {
  ...chords,
  description: '<p>Play it <strong>slowly</strong>.</p>',
  documents: [{ path: '/api/v1/media/chords.pdf', name: 'Open "chords".pdf' }],
  carouselList: [],
};

const asked: string[] = [];

const write = async (address: string, answers: Record<string, unknown>, language: 'en' | 'bn' = 'en') => {
  asked.length = 0;
  const notFoundPaths = new Set<string>();
  const get = async <T>(path: string): Promise<T | undefined> => {
    asked.push(path);
    if (!(path in answers)) notFoundPaths.add(path);
    return answers[path] as T | undefined;
  };
  const url = new URL(address, 'https://sargam.test');
  const api: PageContext['api'] = { get, prefetched: [], notFoundPaths };
  const view = createPageContext({
    language,
    isLanguageInUrl: false,
    t: texts[language],
    api,
    siteUrl: url.origin,
    url,
  });
  return findPageRenderer(url.pathname)?.(view);
};

it('requests the list of the URL under the key that the page will use', async () => {
  const path = '/freebies/?catagory=Piano+%26+Keyboard&page=2&limit=12';
  const written = await write('/freebies?page=2&catagory=Piano+%26+Keyboard', {
    [path]: { data: [{ ...chords, catagory: 'FAQ' }] },
  });
  expect(asked).toEqual([path]);
  expect(written?.head.canonical).toBe('/freebies?catagory=Piano+%26+Keyboard&page=2');
  expect(written?.body.text).toContain('<a href="/freebies/f1">Open chords &lt;on two pages&gt;</a>');
  expect(written?.body.text).toContain('Video · FAQ · Document');
});

it('ignores an unknown category and renders without an API response', async () => {
  const written = await write('/freebies?catagory=Harp', {}, 'bn');
  expect(asked).toEqual(['/freebies/?limit=12']);
  expect(written?.head.title).toBe('ফ্রি রিসোর্স · সরগম');
});

it('renders a freebie with its formatted text, its files and a share card', async () => {
  const { head, body } = (await write('/freebies/f1', { '/freebies/f1': page })) ?? {};
  expect(head).toMatchObject({
    title: 'Open chords <on two pages> · Sargam',
    description: 'Eight shapes.',
    canonical: '/freebies/f1',
    image: '/api/v1/media/chords.webp',
    jsonLd: [
      { '@type': 'LearningResource', image: 'https://sargam.test/api/v1/media/chords.webp' },
      { '@type': 'BreadcrumbList' },
    ],
  });
  expect(body?.text).toContain('<p>Play it <strong>slowly</strong>.</p>');
  expect(body?.text).toContain('download="Open &quot;chords&quot;.pdf"');
});

it('answers 404 for an unknown freebie and has no pages below one', async () => {
  expect(await write('/freebies/none', {})).toMatchObject({ status: 404, head: { noindex: true } });
  expect(await write('/freebies/a/b', {})).toBeUndefined();
  await write('/freebies//f1', { '/freebies/f1': page });
  expect(asked).toEqual(['/freebies/f1']);
});
