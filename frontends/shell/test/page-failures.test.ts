/** @jest-environment node */
import { setTimeout as sleep } from 'node:timers/promises';
import { buildRenderedPage, type RemoteAnswer, runShell } from './run-shell.ts';

let answer: RemoteAnswer;
let shell: Awaited<ReturnType<typeof runShell>>;
beforeAll(async () => {
  shell = await runShell(() => answer);
});
afterAll(() => shell.stop());

const { html: _html, ...withoutHtml } = buildRenderedPage();

it.each([
  ['is slow', 'slow'],
  ['answers 500', 500],
  ['answers no JSON', 'garbage'],
  ['answers JSON without markup', JSON.stringify(withoutHtml)],
  ['answers a style that is no text', JSON.stringify({ ...buildRenderedPage(), styles: [{ href: 'a' }] })],
] satisfies [string, RemoteAnswer][])(
  'sends the frame for the browser to fill when the server of the remote %s',
  async (_name, failure) => {
    answer = failure;
    const startedAt = performance.now();
    const { status, text, headers } = await shell.page(`/freebies/${encodeURIComponent(_name)}`);
    expect(performance.now() - startedAt).toBeLessThan(1_500);
    expect(status).toBe(200);
    expect(text).toContain('<header class="header">');
    expect(text).toContain('<div data-remote="storefront"></div>');
    expect(text).toContain('<title>Freebies · Sargam</title>');
    expect(text).toContain('<meta name="robots" content="noindex">');
    expect(headers.get('cache-control')).toBe('no-store');
  },
);

it('serves the last good page while the server of the remote fails', async () => {
  answer = buildRenderedPage({ html: '<h1>Seen before</h1>' });
  await shell.page('/about');
  answer = 500;
  const { text, headers } = await shell.page('/about');
  expect(text).toContain('<h1>Seen before</h1>');
  expect(headers.get('cache-control')).toBe('no-cache');
});

it('serves no certificate older than 5 s: after a revocation the last good page would be wrong', async () => {
  answer = buildRenderedPage({ html: '<h1>Valid</h1>' });
  expect((await shell.page('/certificate/ABC')).text).toContain('<h1>Valid</h1>');
  answer = 500;
  await sleep(5_000);
  const { text, headers } = await shell.page('/certificate/ABC');
  expect(text).not.toContain('<h1>Valid</h1>');
  expect(text).toContain('<div data-remote="storefront"></div>');
  expect(headers.get('cache-control')).toBe('no-store');
}, 15_000);
