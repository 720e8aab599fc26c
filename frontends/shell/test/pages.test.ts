/** @jest-environment node */
import { routeMap } from '../src/routes/route-map.ts';
import { buildRenderedPage, type RemoteAnswer, runShell } from './run-shell.ts';

let answer: RemoteAnswer;
let shell: Awaited<ReturnType<typeof runShell>>;
beforeAll(async () => {
  shell = await runShell(() => answer);
});
afterAll(() => shell.stop());
beforeEach(() => {
  answer = buildRenderedPage();
  shell.calls.length = 0;
});

const all = (text: string, shape: RegExp): string[] =>
  [...text.matchAll(shape)].map(([, value]) => value ?? '');
const metas = (text: string, name: string): string[] =>
  all(text, new RegExp(`<meta (?:name|property)="${name}" content="(.*?)">`, 'g'));

it('composes header, page, footer and head, with the build id and the styles of the page', async () => {
  const { text, status, headers } = await shell.page('/freebies/f1');
  expect(status).toBe(200);
  expect(text.split('<h1>Open chords</h1>')).toHaveLength(2);
  expect(text).toContain('<div data-remote="storefront" data-build="build-7"><h1>');
  expect(text).toContain('<style data-href="static/css/page.css">.page{color:red}</style>');
  expect(all(text, /<title>(.*?)<\/title>/g)[0]).toBe('Open chords · Sargam');
  expect(metas(text, 'description')).toEqual(['Eight shapes.']);
  expect(metas(text, 'og:image')).toEqual(['https://sargam.test/og.png']);
  expect(metas(text, 'robots')).toEqual([]);
  expect(all(text, /<link rel="canonical" href="(.*?)">/g)).toEqual(['https://sargam.test/freebies/f1']);
  expect(all(text, /hreflang="(.*?)" href=".*?">/g)).toEqual(['en', 'bn', 'x-default']);
  expect(text).toContain('<header class="header">');
  expect(text).toContain('© 2020');
  expect(headers.get('content-security-policy')).toContain("script-src 'self';");
  expect(headers.get('vary')).toBe('accept-encoding, accept-language, cookie');
});

it('preloads the texts of the shell, the script of the remote, its files that the page needs, and last the fonts', async () => {
  const { text } = await shell.page('/freebies/f1');
  expect(all(text, /<link rel="preload" as="(?:fetch|script)"( crossorigin)?(?= href)/g)).toHaveLength(4);
  expect(all(text, /<link rel="preload" as="fetch" crossorigin href="(.*?)">/g)).toEqual([
    '/assets/locales/en/translation.json',
    '/remotes/storefront/static/texts/en.1a2b3c4d5e.json',
  ]);
  expect(all(text, /<link rel="preload" as="script" href="(.*?)">/g)).toEqual([
    '/remotes/storefront/remoteEntry.js',
    '/remotes/storefront/static/js/page.js',
  ]);
  expect(all(text, /<link rel="preload" as="(\w+)"/g).slice(-2)).toEqual(['script', 'font']);
  expect(text).toContain('fetchpriority="low" href="/static/font/anek-bangla-latin-wght-normal.1.woff2">');
});

it('embeds the queries as JSON that cannot end its element', async () => {
  const state = [{ key: ['api', '/freebies/f1'], updatedAt: 1, data: { title: '</script><b>' } }];
  answer = buildRenderedPage({ state });
  const { text } = await shell.page('/freebies/f2');
  expect(text).not.toContain('</script><b>');
  const data = /<script type="application\/json" id="sargam-data">(.*?)<\/script>/s.exec(text)?.[1] ?? '[]';
  expect(JSON.parse(data)).toEqual(state);
});

it('escapes the texts of the head', async () => {
  answer = buildRenderedPage({
    head: { title: '</title><script>', description: '"><script>', jsonLd: [{ name: '</script>' }] },
  });
  const { text } = await shell.page('/freebies/f3');
  expect(text).toContain('<title>&lt;/title&gt;&lt;script&gt;</title>');
  expect(metas(text, 'description')).toEqual(['&quot;&gt;&lt;script&gt;']);
  expect(text).toContain('[{"name":"\\u003c/script>"}]');
});

it('asks for the page in the language of the link, the cookie or the browser, without the cookies', async () => {
  for (const [path, headers] of [
    ['/about?lng=bn', {}],
    ['/contact', { cookie: 'a=b; i18next=bn' }],
    ['/terms', { 'accept-language': 'fr;q=0.9, bn-BD;q=0.8, en;q=0.1', 'x-forwarded-for': '10.1.2.3' }],
  ] as const) {
    expect((await shell.page(path, headers)).text).toContain('<html lang="bn">');
    expect(shell.calls.at(-1)).toMatchObject({ path: path.split('?')[0], language: 'bn' });
  }
  const { headers } = shell.calls.at(-1) ?? {};
  expect(headers).toMatchObject({
    'x-forwarded-for': '10.1.2.3',
    traceparent: expect.stringMatching(/^00-[0-9a-f]{32}-/),
  });
  expect(shell.calls.every((call) => call.headers.cookie === undefined)).toBe(true);
});

it('passes the answers of the course finder, which are in the URL, to the remote', async () => {
  const path = '/start?instrument=Guitar&level=beginner&pace=little&budget=low';
  await shell.page(path);
  expect(shell.calls.at(-1)).toMatchObject({ path });
});

it('renders a page once for URLs that differ only in unknown parameters', async () => {
  await shell.page('/allcourses?utm_source=x&catagory=Guitar');
  await shell.page('/allcourses?catagory=Guitar&utm_source=y');
  expect(shell.calls.map(({ path }) => path)).toEqual(['/allcourses?catagory=Guitar']);
  await shell.page('/allcourses?catagory=Drums');
  await shell.page('/allcourses?catagory=Guitar&lng=en');
  await shell.page('/allcourses?catagory=Guitar', { cookie: 'sargam_theme=dark' });
  expect(shell.calls).toHaveLength(4);
});

it('sets the selected colour scheme on the page, and follows the device without a choice', async () => {
  const chosen = await shell.page('/store', { cookie: 'sargam_theme=dark' });
  expect(chosen.text).toContain('<html lang="en" data-color-scheme="dark">');
  expect(chosen.text).toContain('<meta name="color-scheme" content="dark">');
  const open = await shell.page('/store', { cookie: 'sargam_theme=pink' });
  expect(open.text).toContain('<html lang="en">');
});

it('keeps the status 404 of a page', async () => {
  answer = buildRenderedPage({ status: 404, head: { title: 'Nothing', noindex: true } });
  const { status, text } = await shell.page('/courseview?id=none');
  expect(status).toBe(404);
  expect(metas(text, 'robots')).toEqual(['noindex']);
});

it.each(routeMap.filter(({ query }) => !query).map(({ path }) => path.replace(/:\w+|\*/, 'x')))(
  'the personal page %s has a title, is not indexed and is left to the browser',
  async (path) => {
    const { status, text } = await shell.page(path);
    expect(status).toBe(200);
    expect(all(text, /<title>(.*?)<\/title>/g)[0]).toMatch(/^[A-Z].* · Sargam$/);
    expect(metas(text, 'robots')).toEqual(['noindex']);
    expect(text).toContain('<div id="root"></div>');
    expect(shell.calls).toEqual([]);
  },
);

it('an unknown path shows the not-found page with a link to the home page', async () => {
  const { status, text } = await shell.page('/nowhere?lng=bn');
  expect(status).toBe(404);
  expect(text).toContain('৪০৪! পেজটি পাওয়া যায়নি।');
  expect(text).toMatch(/<a class="button main large" href="\/">/);
  expect(metas(text, 'robots')).toEqual(['noindex']);
});
