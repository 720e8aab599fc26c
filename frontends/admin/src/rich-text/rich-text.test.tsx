import { Editor } from '@tiptap/core';
import { extensions, isAllowedLink } from './extensions.ts';

const roundTrip = (html: string): string =>
  new Editor({ element: null, extensions, content: html }).getHTML();

it.each([
  '<p>One<br>two</p><hr><blockquote><p>Three</p></blockquote>',
  '<p><strong>a</strong><em>b</em><u>c</u><s>d</s><mark>e</mark><code>f</code><sub>g</sub><sup>h</sup></p>',
  '<h2>Two</h2><h3>Three</h3><h4>Four</h4>',
  '<ul><li><p>E</p></li></ul><ol start="3"><li><p>A</p></li></ol>',
  '<p><a href="https://sargam.test/courses">courses</a> and <a href="/freebies">free</a></p>',
  '<table><tbody><tr><th colspan="2">Chord</th></tr><tr><td>E</td><td>022100</td></tr></tbody></table><p>after</p>',
  '<figure><img src="/api/v1/media/a.webp" alt="A"><figcaption>Hand</figcaption></figure><p>after</p>',
  '<img src="/api/v1/media/a.webp" alt="A"><p>রেওয়াজ</p>',
])('the editor keeps what the server keeps: %s', (html) => expect(roundTrip(html)).toBe(html));

it.each([
  ['<p onclick="alert(1)">x<script>alert(1)</script></p>', '<p>x</p>'],
  ['<p><a href="javascript:alert(1)">x</a></p>', '<p>x</p>'],
  ['<p style="position:fixed">x</p><iframe src="https://evil.test"></iframe>', '<p>x</p>'],
])('the editor drops what the server would drop: %s', (html, kept) => expect(roundTrip(html)).toBe(kept));

it.each([
  ['https://sargam.test', true],
  ['/courses', true],
  ['mailto:support@sargam.test', true],
  ['tel:+8801712345678', true],
  ['http://sargam.test', false],
  ['//evil.test', false],
  ['javascript:alert(1)', false],
])('a link to %s is allowed: %p', (href, expected) => expect(isAllowedLink(href)).toBe(expected));
