/** @jest-environment node */
import { routeMap } from '../src/routes/route-map.ts';
import { type Page, type Running, runShell } from './run-shell.ts';

const createdAt = '2026-11-21T04:30:00.000Z';
const course = {
  _id: 'c1',
  title: 'Fingerstyle from zero',
  subtitle: 'From holding the guitar to a whole song.',
  catagory: 'Guitar',
  courseType: 'beginner',
  instructorName: 'Arif Chowdhury',
  price: 1500,
  oldPrice: 2000,
  thumbnail: '/api/v1/media/c1.webp',
  desc: 'Long.',
  videos: [],
  createdAt,
};
const person = { _id: 'i1', name: 'Nusrat Mitu', bio: 'Plays bass.', band: 'Shunno', photo: '/p.webp' };
const freebie = {
  _id: 'f1',
  title: 'Open chords',
  subtitle: 'Eight shapes.',
  catagory: 'Guitar',
  description: '',
  thumbnail: null,
  youtube: null,
  documents: [],
  carouselList: [],
  createdAt,
};
const card = { _id: 'g1', name: 'First string', param: 'first', price: 950, oldPrice: 0, value: 1000 };
const gift = { ...card, description: 'For a friend.', image: null };

const list = (...data: object[]) => ({ data, total: data.length });
const answers = {
  '/course/?limit=12': list(course),
  '/course/c1/': course,
  '/instructor/?page=1&limit=12': list(person),
  '/instructor/i1/': { ...person, courses: [course], bundles: [] },
  '/instructor/i2/': { ...person, bio: 'ক্ষ্ম'.repeat(400), courses: [], bundles: [] },
  '/course/c2/': { ...course, subtitle: '', desc: 'ক্ষ্ম'.repeat(400) },
  '/freebies/?limit=12': list(freebie),
  '/freebies/f1': freebie,
  '/store/product/': list(gift),
  '/store/product/first': gift,
};

let shell: Running;
beforeAll(async () => {
  shell = await runShell(answers);
});
afterAll(() => shell.stop());

const all = (text: string, shape: RegExp): string[] =>
  [...text.matchAll(shape)].map(([, value]) => value ?? '');
const metas = (text: string, name: string): string[] =>
  all(text, new RegExp(`<meta (?:name|property)="${name}" content="(.*?)">`, 'g'));
const types = ({ text }: Page): string[] => {
  const jsonLd = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(text)?.[1];
  return (JSON.parse(jsonLd ?? '[]') as { '@type': string }[]).map((one) => one['@type']);
};

const breadcrumbs = 'BreadcrumbList';
const og = 'https://sargam.test/og.png';

it.each([
  ['/', 'Sargam: music lessons', og, ['EducationalOrganization', 'WebSite', 'FAQPage']],
  ['/allcourses', 'All courses', og, ['ItemList', breadcrumbs]],
  [
    '/courseview?id=c1',
    'Fingerstyle from zero',
    'https://sargam.test/api/v1/media/c1.webp',
    ['Course', breadcrumbs],
  ],
  ['/instructorlist', 'Instructors', og, ['ItemList', breadcrumbs]],
  ['/instructorview/i1', 'Nusrat Mitu', 'https://sargam.test/p.webp', ['Person', breadcrumbs]],
  ['/freebies', 'Freebies', og, ['ItemList', breadcrumbs]],
  ['/freebies/f1', 'Open chords', og, ['LearningResource', breadcrumbs]],
  ['/store', 'Store', og, ['ItemList', breadcrumbs]],
  ['/products/giftCard/first', 'First string', og, ['Product', breadcrumbs]],
  ['/contact', 'Contact', og, ['ContactPage', breadcrumbs]],
  ['/about', 'About', og, [breadcrumbs]],
  ['/how-to-guide', 'How-to guide', og, [breadcrumbs]],
  ['/terms', 'Terms', og, [breadcrumbs]],
  ['/privacy', 'Privacy policy', og, [breadcrumbs]],
])(
  '%s has title, share image and JSON-LD in both languages, without JavaScript',
  async (path, title, image, described) => {
    const page = await shell.page(path);
    const { text } = page;
    const address = `https://sargam.test${path}`;
    const join = path.includes('?') ? '&amp;' : '?';
    expect(page.status).toBe(200);
    expect(all(text, /<title>(.*?)<\/title>/g)[0]).toContain(title);
    expect(metas(text, 'description')[0]?.length).toBeGreaterThan(5);
    expect(metas(text, 'og:title')[0]).toContain(title);
    expect(metas(text, 'og:image')).toEqual([image]);
    expect(metas(text, 'og:url')).toEqual([address]);
    expect(metas(text, 'robots')).toEqual([]);
    expect(all(text, /<link rel="canonical" href="(.*?)">/g)).toEqual([address]);
    expect(all(text, /hreflang="(.*?)" href=".*?">/g)).toEqual(['en', 'bn', 'x-default']);
    expect(text).toContain(`hreflang="bn" href="${address}${join}lng=bn"`);
    expect(types(page)).toEqual(described);

    const bengali = (await shell.page(`${path}${path.includes('?') ? '&' : '?'}lng=bn`)).text;
    expect(all(bengali, /<link rel="canonical" href="(.*?)">/g)).toEqual([`${address}${join}lng=bn`]);
    expect(metas(bengali, 'og:locale')).toEqual(['bn_BD']);
    expect(metas(bengali, 'description')[0]).toBeTruthy();
    expect(bengali).not.toMatch(/>(shell|kit|storefront)\.[a-z_.]+</);
  },
);

const publicPaths = new Set(
  '/ /allcourses /courseview /instructorlist /instructorview/:id /freebies /freebies/:id /store /products/giftCard/:id /contact /about /how-to-guide /terms /privacy'.split(
    ' ',
  ),
);
const personalPaths = routeMap
  .filter(({ path }) => !publicPaths.has(path))
  .map(({ path }) => path.replace('/*', '/x'));

it.each(personalPaths)('the personal page %s has a title and is not indexed', async (path) => {
  const { status, text } = await shell.page(path.replace(/:\w+/, 'abc'));
  expect(status).toBe(200);
  expect(all(text, /<title>(.*?)<\/title>/g)[0]).toMatch(/^[A-Z].* · Sargam$/);
  expect(metas(text, 'robots')).toEqual(['noindex']);
  expect(text).not.toContain('rel="canonical"');
  expect(text).not.toContain('og:image');
});

it.each([
  '/nowhere',
  '/courseview',
  '/courseview?id=none',
  '/instructorview/none',
  '/freebies/none',
  '/products/giftCard/none',
])('%s answers 404 and is not indexed', async (path) => {
  const { status, text } = await shell.page(path);
  expect(status).toBe(404);
  expect(metas(text, 'robots')).toEqual(['noindex']);
});

it.each(['/instructorview/i2', '/courseview?id=c2'])(
  'the description of %s is a truncated text that never ends inside a conjunct',
  async (path) => {
    const [description = ''] = metas((await shell.page(path)).text, 'description');
    expect(description).toMatch(/^(?:ক্ষ্ম)+…$/);
  },
);

it('an unknown path shows the not-found page with a link to the home page without JavaScript', async () => {
  const { text } = await shell.page('/nowhere?lng=bn');
  expect(text).toContain('৪০৪! পেজটি পাওয়া যায়নি।');
  expect(text).toContain('<a class="btn main lg" href="/">');
});

it('serves robots.txt and the sitemap, and answers 503 while the API is unavailable', async () => {
  expect((await shell.page('/robots.txt')).text).toContain('Disallow: /cart\n');
  const pages = await shell.page('/sitemap/pages.xml');
  expect(pages.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  expect(pages.headers.get('cache-control')).toBe('no-cache');
  const index = await shell.page('/sitemap.xml');
  expect([index.status, index.headers.get('retry-after')]).toEqual([503, '60']);
  expect((await shell.page('/sitemap/nothing-1.xml')).status).toBe(404);
});
