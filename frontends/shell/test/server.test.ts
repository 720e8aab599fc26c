/** @jest-environment node */
import { translateByLanguage as t } from '@sargam/kit';
import { escapeHtml, html, scriptJson } from '../server/html.ts';
import { detectLanguage } from '../server/language.ts';
import { readSettings } from '../server/settings.ts';
import { buildRenderedPage, runShell } from './run-shell.ts';

let shell: Awaited<ReturnType<typeof runShell>>;
beforeAll(async () => {
  shell = await runShell(() => buildRenderedPage());
});
afterAll(() => shell.stop());

it('escapes texts in HTML and in JSON', () => {
  expect(escapeHtml(`<a href="x">'&`)).toBe('&lt;a href=&quot;x&quot;&gt;&#39;&amp;');
  expect(html`<p>${'<b>'}</p>`.text).toBe('<p>&lt;b&gt;</p>');
  expect(scriptJson('</script>').text).toBe('"\\u003c/script>"');
});

it('answers 404 for unknown files and addresses', async () => {
  expect((await shell.page('/missing.js')).status).toBe(404);
  expect((await shell.page('//')).status).toBe(404);
  expect((await shell.page('/products/giftCard/')).status).toBe(404);
});

it('serves configuration and files with their cache headers', async () => {
  expect(JSON.parse((await shell.page('/config.json')).text).remotes.storefront).toBe(
    '/remotes/storefront/remoteEntry.js',
  );
  const file = await shell.page('/static/js/a.js', { 'accept-encoding': 'br' });
  expect(file.headers.get('content-encoding')).toBe('br');
  const again = await shell.page('/static/js/a.js', { 'if-none-match': file.headers.get('etag') ?? '' });
  expect(again.status).toBe(304);
});

it('sends strict-transport-security with every response of an https site, and never over http', async () => {
  const header = 'strict-transport-security';
  for (const path of ['/config.json', '/freebies/f1', '/missing.js', '/static/js/a.js'])
    expect((await shell.page(path)).headers.get(header)).toBe('max-age=31536000; includeSubDomains');
  const httpShell = await runShell(() => buildRenderedPage(), 'http://sargam.test');
  expect((await httpShell.page('/config.json')).headers.get(header)).toBeNull();
  httpShell.stop();
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
  expect(t.en('kit.count.lessons', { count: 1 })).toBe('1 lesson');
  expect(t.bn('kit.count.lessons', { count: 12 })).toBe('১২টি লেসন');
  expect(t.bn('kit.count.lessons', { count: 0 })).toBe('কোনো লেসন নেই');
});
