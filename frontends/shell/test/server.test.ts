/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { collectLocales } from '@sargam/kit/locales';
import { createAsset } from '../server/assets.ts';
import { createCrawlerFileHandler } from '../server/crawlers/index.ts';
import { handleRequest, type Site } from '../server/handle-request.ts';
import { escapeHtml, html, raw, scriptJson } from '../server/html.ts';
import { detectLanguage } from '../server/language.ts';
import { readSettings } from '../server/settings.ts';
import { createTranslators } from '../server/translate.ts';

const locales = collectLocales(join(__dirname, '../..'));

const course = {
  _id: '01COURSE',
  title: 'Fingerstyle </script><b>from zero</b>',
  subtitle: 'From holding the guitar to a whole song.',
  catagory: 'Guitar',
  courseType: 'beginner',
  instructorName: 'Arif Chowdhury',
  price: 1500,
  oldPrice: 2000,
  thumbnail: null,
  desc: 'Long.',
  videos: [{ _id: 'l1', title: 'What your two hands will do' }],
};

const answers: Record<string, unknown> = {
  '/api/v1/course/featured/': { data: [course], total: 1 },
  '/api/v1/instructor/featured/': {
    data: [{ _id: 'i1', name: 'Nusrat Mitu', bio: '', band: '', photo: null }],
    total: 1,
  },
  '/api/v1/course/?catagory=Guitar&limit=12': { data: [course], total: 1, categories: [] },
  '/api/v1/course/01COURSE/': course,
  '/api/v1/store/product/first-string': {
    _id: '01CARD',
    name: 'First string',
    param: 'first-string',
    price: 950,
    oldPrice: 1000,
    value: 1000,
    description: '',
    image: null,
  },
};

const listen = (server: Server): Promise<string> =>
  new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () =>
      resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    ),
  );

const apiRequests: {
  url: string;
  language: string | undefined;
  cookie: string | undefined;
  visitorIp: string | undefined;
}[] = [];
const api = createServer((request, response) => {
  const { url = '', headers } = request;
  const visitorIp = headers['x-forwarded-for']?.toString();
  apiRequests.push({ url, language: headers['accept-language'], cookie: headers.cookie, visitorIp });
  if (url.includes('slow')) return;
  const body = answers[url];
  response
    .writeHead(body ? 200 : 404, { 'content-type': 'application/json' })
    .end(JSON.stringify(body ?? {}));
});

let shell: Server;
let base: string;

beforeAll(async () => {
  const apiUrl = await listen(api);
  const settings = readSettings({ HTTP_PORT: '0', API_URL: apiUrl, SITE_URL: 'https://sargam.test' });
  const site: Site = {
    settings,
    assets: new Map([
      ['/static/js/a.js', createAsset('a.js', Buffer.from('let a = 1;'.repeat(50)), 'immutable')],
    ]),
    tags: raw('<script defer src="/static/js/a.js"></script>'),
    locales: () => locales,
    crawlers: createCrawlerFileHandler(settings),
  };
  shell = createServer((request, response) => void handleRequest(site, request, response));
  base = await listen(shell);
});

afterAll(() => {
  api.closeAllConnections();
  api.close();
  shell.closeAllConnections();
  shell.close();
});

const page = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(base + path, { headers });
  return { status: response.status, headers: response.headers, text: await response.text() };
};

it('renders the content, the head and the data of the landing page', async () => {
  const { text, headers } = await page('/');
  expect(text).toContain('<h1>Learn the song you keep humming.</h1>');
  expect(text).toContain('href="/courseview?id=01COURSE"');
  expect(text).toContain('<link rel="alternate" hreflang="bn" href="https://sargam.test/?lng=bn">');
  expect(text).toContain('<meta property="og:title"');
  const data = /<script type="application\/json" id="sargam-data">(.*?)<\/script>/s.exec(text)?.[1] ?? '[]';
  expect(
    JSON.parse(data)
      .map(({ path }: { path: string }) => path)
      .sort(),
  ).toEqual(['/course/featured/', '/instructor/featured/']);
  expect(headers.get('content-security-policy')).toContain("script-src 'self';");
});

it('escapes all texts of the data', async () => {
  const { text } = await page('/');
  expect(text).not.toContain('</script><b>');
  expect(escapeHtml(`<a href="x">'&`)).toBe('&lt;a href=&quot;x&quot;&gt;&#39;&amp;');
  expect(html`<p>${'<b>'}</p>`.text).toBe('<p>&lt;b&gt;</p>');
  expect(scriptJson('</script>').text).toBe('"\\u003c/script>"');
});

it('is Bengali for a Bengali link, cookie or browser, and sends that language to the API', async () => {
  for (const [path, headers] of [
    ['/?lng=bn', {}],
    ['/', { cookie: 'a=b; i18next=bn' }],
    ['/', { 'accept-language': 'fr;q=0.9, bn-BD;q=0.8, en;q=0.1' }],
  ] as const) {
    const { text } = await page(path, headers);
    expect(text).toContain('<html lang="bn">');
    expect(text).toContain('৳১,৫০০.০০');
  }
  expect(apiRequests.at(-1)?.language).toBe('bn');
});

it('does not forward cookies to the API, so that pages are the same for everyone', async () => {
  await page('/allcourses?catagory=Guitar', { cookie: 'sargam_refresh=secret' });
  expect(apiRequests.find(({ url }) => url.includes('catagory=Guitar'))).toMatchObject({ cookie: undefined });
  await page('/allcourses', { 'x-forwarded-for': '10.1.2.3' });
  expect(apiRequests.at(-1)?.visitorIp).toBe('10.1.2.3');
});

it('describes a course for crawlers, and does not embed its signed video URLs', async () => {
  const { text } = await page('/courseview?id=01COURSE');
  const described = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(text)?.[1] ?? '{}';
  expect(JSON.parse(described)[0]).toMatchObject({ '@type': 'Course', name: course.title });
  expect(text).not.toContain('id="sargam-data"');
});

it('describes a gift card, and embeds it under the key that its page uses', async () => {
  const { text } = await page('/products/giftCard/first-string');
  expect(text).toContain('<h1>First string</h1>');
  expect(text).toContain('<title>First string · Sargam</title>');
  expect(text).toContain('"path":"/store/product/first-string"');
  expect((await page('/products/giftCard/unknown')).status).toBe(404);
  expect((await page('/products/giftCard/')).status).toBe(404);
});

it('omits an old price of zero', async () => {
  const card = answers['/api/v1/store/product/first-string'] as object;
  answers['/api/v1/store/product/full-price'] = { ...card, _id: '02CARD', param: 'full-price', oldPrice: 0 };
  const { text } = await page('/products/giftCard/full-price');
  expect(text).toContain('<p class="price num"><b>৳950.00</b></p>');
});

it('sets the selected colour scheme on the page, and follows the device without a choice', async () => {
  const chosen = await page('/cart', { cookie: 'sargam_theme=dark' });
  expect(chosen.text).toContain('<html lang="en" data-color-scheme="dark">');
  expect(chosen.text).toContain('<meta name="color-scheme" content="dark">');
  const open = await page('/cart', { cookie: 'sargam_theme=pink' });
  expect(open.text).toContain('<html lang="en">');
  expect(open.text).toContain('<meta name="color-scheme" content="light dark">');
});

it('answers 404 for unknown pages and files', async () => {
  expect((await page('/courseview?id=unknown')).status).toBe(404);
  expect((await page('/nowhere')).status).toBe(404);
  expect((await page('/missing.js')).status).toBe(404);
  expect((await page('//')).status).toBe(404);
  expect((await page('/cart')).status).toBe(200);
});

it('renders the page without content when the API does not respond in time', async () => {
  const started = Date.now();
  const { status, text } = await page('/courseview?id=slow');
  expect(status).toBe(200);
  expect(text).toContain('<div id="root"></div>');
  expect(Date.now() - started).toBeLessThan(2_500);
});

it('serves configuration, health check, texts and files with their cache headers', async () => {
  expect(JSON.parse((await page('/config.json')).text).remotes.storefront).toBe(
    '/remotes/storefront/mf-manifest.json',
  );
  expect((await page('/readyz')).status).toBe(200);
  expect(JSON.parse((await page('/assets/locales/bn/translation.json')).text).kit.brand).toBe('সরগম');
  const file = await page('/static/js/a.js', { 'accept-encoding': 'br' });
  expect(file.headers.get('content-encoding')).toBe('br');
  const again = await page('/static/js/a.js', { 'if-none-match': file.headers.get('etag') ?? '' });
  expect(again.status).toBe(304);
});

it.each([
  [{ query: 'bn', cookie: 'i18next=en' }, 'bn'],
  [{ query: 'fr', cookie: 'i18next=bn' }, 'bn'],
  [{ query: null, host: 'bn.sargam.test' }, 'bn'],
  [{ query: null, acceptLanguage: 'en-US,bn;q=0.5' }, 'en'],
  [{ query: null, acceptLanguage: 'de' }, 'en'],
])('detects from %j the language %s', (hints, language) => expect(detectLanguage(hints)).toBe(language));

it.each([
  [{ HTTP_PORT: 'x', API_URL: 'http://a', SITE_URL: 'http://b' }, 'HTTP_PORT'],
  [{ HTTP_PORT: '1', SITE_URL: 'http://b' }, 'API_URL'],
  [{ HTTP_PORT: '1', API_URL: 'http://a', SITE_URL: 'nonsense' }, 'SITE_URL'],
])('the error for an invalid setting contains its name', (env, name) =>
  expect(() => readSettings(env)).toThrow(name),
);

it('selects plurals and digits like the browser', () => {
  const t = createTranslators(locales);
  expect(t.en('kit.count.lessons', { count: 1 })).toBe('1 lesson');
  expect(t.bn('kit.count.lessons', { count: 12 })).toBe('১২টি লেসন');
  expect(t.bn('kit.count.lessons', { count: 0 })).toBe('কোনো লেসন নেই');
});
