import fc from 'fast-check';
import { hasVisibleContent, sanitizeRichText, toPlainText } from './rich-text.ts';

it('text, lists, links and pictures are kept', () => {
  const html =
    '<h2>Strings</h2><p>Tune <strong>first</strong>.</p><ul><li>E</li></ul><img src="/api/v1/media/a.webp" alt="A" />';
  expect(sanitizeRichText(html)).toBe(html.replace('alt="A" />', 'alt="A" loading="lazy" />'));
});

it.each([
  '<p>One<br />two</p><hr /><blockquote><p>Three</p></blockquote>',
  '<p><strong>a</strong><em>b</em><u>c</u><s>d</s><mark>e</mark><code>f</code></p>',
  '<ol start="3"><li><p>E</p></li></ol>',
  '<pre><code class="language-text">e|---0---|</code></pre>',
  '<table><tbody><tr><th colspan="2"><p>Chord</p></th></tr></tbody></table>',
])('what the editor writes is kept: %s', (html) => {
  expect(sanitizeRichText(html)).toBe(html);
});

it.each([
  ['<code class="evil language-js">x</code>', '<code class="language-js">x</code>'],
  ['<h6>Six</h6>', '<h4>Six</h4>'],
  ['<script>alert(1)</script>hello', 'hello'],
  ['<p onclick="alert(1)" style="position:fixed">hello</p>', '<p>hello</p>'],
  ['<a href="javascript:alert(1)">x</a>', '<a target="_blank" rel="noopener noreferrer nofollow">x</a>'],
  ['<iframe src="https://evil.test"></iframe>', ''],
  ['<svg><script>1</script></svg>', ''],
  ['<img src="//evil.test/a.png">', '<img loading="lazy" />'],
  ['<h1>One</h1>', '<h2>One</h2>'],
])('%s becomes %s', (html, safe) => {
  expect(sanitizeRichText(html)).toBe(safe);
});

it.each([
  ['elements in one another', '<s>'.repeat(101)],
  ['nested lists', '<ul><li>'.repeat(60)],
  ['links', '<a href="/x">x</a>'.repeat(3_000)],
])('too many %s are refused', (_, html) => {
  expect(() => sanitizeRichText(html)).toThrow(expect.objectContaining({ code: 'text-too-complex' }));
});

it('a long text of many paragraphs is accepted', () => {
  const html = '<p>One<br />two</p>'.repeat(1_600);
  expect(sanitizeRichText(html)).toBe(html);
});

it('sanitized HTML is not changed again', () => {
  fc.assert(
    fc.property(fc.string(), (html) => sanitizeRichText(sanitizeRichText(html)) === sanitizeRichText(html)),
  );
});

it.each([
  ['<p> </p><br>', false],
  ['', false],
  ['<p>ক</p>', true],
  ['<img src="/a.webp">', true],
])('%s has visible content: %p', (html, expected) => {
  expect(hasVisibleContent(html)).toBe(expected);
});

it.each([
  ['<h2>Eid</h2><p>Half price &amp; more<br />today</p>', 'Eid\n\nHalf price & more\ntoday'],
  ['<ul><li><p>Sa</p></li><li>Re</li></ul><p>Ga</p>', '- Sa\n\n- Re\n\nGa'],
  [
    '<p>See <a href="https://sargam.test/a?b=1&amp;c=2" target="_blank">the course</a>.</p>',
    'See the course (https://sargam.test/a?b=1&c=2).',
  ],
  ['<p>1 &lt; 2</p>', '1 < 2'],
])('the plain text of %s is %j', (html, text) => {
  expect(toPlainText(html)).toBe(text);
});
