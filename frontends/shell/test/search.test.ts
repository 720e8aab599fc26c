/** @jest-environment node */
import { join } from 'node:path';
import { collectLocales } from '@sargam/kit/locales';
import { createPageContext, type PageContext } from '../server/page-context.ts';
import { findPageRenderer } from '../server/pages/index.ts';
import { searchForm } from '../server/parts/search-form.ts';
import { createTranslators } from '../server/translate.ts';

const texts = createTranslators(collectLocales(join(__dirname, '../..')));

const viewAt = (address: string, answers: Record<string, unknown>, language: 'en' | 'bn') => {
  const asked: string[] = [];
  const get = async <T>(path: string): Promise<T | undefined> => {
    asked.push(path);
    return answers[path] as T | undefined;
  };
  const url = new URL(address, 'https://sargam.test');
  const api: PageContext['api'] = { get, prefetched: [], notFoundPaths: new Set() };
  const view = createPageContext({
    language,
    isLanguageInUrl: false,
    t: texts[language],
    api,
    siteUrl: url.origin,
    url,
  });
  return { view, asked };
};

const write = async (
  address: string,
  answers: Record<string, unknown> = {},
  language: 'en' | 'bn' = 'en',
) => {
  const { view, asked } = viewAt(address, answers, language);
  return { asked, written: await findPageRenderer('/search')?.(view) };
};

const course = {
  _id: 'c1',
  title: 'First <chord>',
  catagory: 'Guitar',
  courseType: 'beginner',
  instructorName: 'Arif',
  price: 1500,
  thumbnail: null,
};

it('requests results under the key that the page will use, sets the title, and is not indexed', async () => {
  const path = '/search/?q=guitar+%26+bass&catagory=Drums&level=advanced&min=500&page=2&limit=12';
  const { asked, written } = await write(
    '/search?page=2&min=0500&level=advance&catagory=Drums&q=+guitar+%26+bass+',
    {
      [path]: { courses: [course], total: 1 },
    },
  );
  expect(asked).toEqual([path]);
  expect(written?.head).toMatchObject({ title: '“guitar & bass” – search · Sargam', noindex: true });
  expect(written?.body.text).toContain('First &lt;chord&gt;');
  expect(written?.body.text).toContain('1 course found');
});

it('ignores invalid parameters and renders without an API response', async () => {
  const { asked, written } = await write('/search?level=hard&min=-1&max=lots&page=0', {}, 'bn');
  expect(asked).toEqual(['/search/?limit=12']);
  expect(written?.head.title).toBe('সার্চ · সরগম');
});

it('escapes the search words', async () => {
  const { written } = await write('/search?q=%3Cscript%3E');
  expect(written?.body.text).toContain('Results for “&lt;script&gt;”');
});

it('has a search form without JavaScript in the header, except on the results page', () => {
  const form = searchForm(viewAt('/store', {}, 'en').view);
  expect(form && form.text).toContain('action="/search"');
  expect(searchForm(viewAt('/search?q=x', {}, 'en').view)).toBe(false);
});
