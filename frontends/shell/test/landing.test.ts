import { join } from 'node:path';
import { collectLocales } from '@sargam/kit/locales';
import type { Api } from '../server/api.ts';
import { createPageContext } from '../server/page-context.ts';
import { landing } from '../server/pages/landing.ts';
import { createTranslators } from '../server/translate.ts';

const texts = createTranslators(collectLocales(join(__dirname, '../..')));

const answers: Record<string, unknown> = {
  '/course/featured/': { data: [] },
  '/instructor/featured/': { data: [] },
  '/course/catagory/': { data: [{ catagory: 'Guitar', count: 3 }] },
  '/analytics/': { user: 12_480, instructor: 1, course: 31, freebies: 0 },
  '/course/upcoming': { data: [{ _id: 'n1', name: 'Bass <lines> that sing', photo: null }] },
};

const write = async (language: 'en' | 'bn', given: Record<string, unknown> = answers): Promise<string> => {
  const api: Api = {
    get: async <T>(path: string) => given[path] as T | undefined,
    prefetched: [],
    notFoundPaths: new Set(),
  };
  const url = new URL('https://sargam.test/');
  const view = createPageContext({
    language,
    isLanguageInUrl: false,
    t: texts[language],
    api,
    siteUrl: url.origin,
    url,
  });
  return (await landing(view)).body.text;
};

it.each([
  [
    'en',
    ['What we teach', 'From the practice room', '12,480', 'students', 'instructor<', 'Can I pay with bKash?'],
  ],
  ['bn', ['আমরা যা শেখাই', '১২,৪৮০', 'শিক্ষার্থী', 'যেসব কোর্স আসছে', 'টাকা ফেরত পাব?']],
] as const)('the whole landing page is readable without JavaScript (%s)', async (language, words) => {
  const text = await write(language);
  for (const word of words) expect(text).toContain(word);
  expect(text).not.toMatch(/storefront\.|kit\./);
});

it('links categories with courses, marks others as coming soon, and omits counters of zero', async () => {
  const text = await write('en');
  expect(text).toContain('<a href="/allcourses?catagory=Guitar">Guitar</a>');
  expect(text.match(/Coming soon/g)).toHaveLength(4);
  expect(text).toContain('Bass &lt;lines&gt; that sing');
  expect(text).not.toContain('freebies');
});

it('omits the counters and upcoming courses when the API does not respond', async () => {
  const text = await write('en', {});
  expect(text).toContain('Can I get my money back?');
  expect(text).not.toContain('Coming soon');
  expect(text).not.toContain('Sargam in numbers');
  expect(text).not.toContain('Upcoming courses');
});
