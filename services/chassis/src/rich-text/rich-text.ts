import sanitize from 'sanitize-html';
import { domainError } from '../errors/index.ts';

const sanitizeOptions = {
  allowedTags: [
    ...['h2', 'h3', 'h4', 'p', 'br', 'hr', 'blockquote', 'pre', 'code'],
    ...['ul', 'ol', 'li', 'strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'mark', 'a'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td', 'img', 'figure', 'figcaption'],
  ],
  allowedAttributes: {
    a: ['href', 'title', 'target', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
    ol: ['start'],
  },
  // The editor marks the language of a code block with a class.
  allowedClasses: { code: [/^language-[a-z]{1,20}$/] },
  allowedSchemes: ['https', 'mailto', 'tel'],
  // `//elsewhere.test` is another site; links and pictures of our site start with a single slash.
  allowProtocolRelative: false,
  transformTags: {
    h1: 'h2',
    h5: 'h4',
    h6: 'h4',
    a: sanitize.simpleTransform('a', { target: '_blank', rel: 'noopener noreferrer nofollow' }),
    img: sanitize.simpleTransform('img', { loading: 'lazy' }),
  },
} satisfies sanitize.IOptions;

const MAX_TAGS = 5_000;
const MAX_DEPTH = 100;
const tagPattern = /<(\/?)([a-z][a-z0-9]*)/gi;
const voidElements = new Set(['br', 'hr', 'img']);

/** Whether the HTML has more elements, or elements within elements, than a text needs. Sanitising them would take seconds. */
const isTooComplex = (html: string): boolean => {
  let count = 0;
  let depth = 0;
  for (const [, slash, name = ''] of html.matchAll(tagPattern)) {
    count += 1;
    if (slash) depth = Math.max(0, depth - 1);
    else if (!voidElements.has(name.toLowerCase())) depth += 1;
    if (count > MAX_TAGS || depth > MAX_DEPTH) return true;
  }
  return false;
};

/**
 * Sanitises HTML from an editor: keeps text, lists, tables, links and pictures, removes scripts and styles (decision L5). Throws
 * `text-too-complex`.
 */
export const sanitizeRichText = (html: string): string => {
  if (isTooComplex(html))
    throw domainError.invalid(
      'text-too-complex',
      'The text has too many elements, or too many in one another.',
    );
  return sanitize(html, sanitizeOptions).trim();
};

/** Whether the HTML contains text or a picture. */
export const hasVisibleContent = (html: string): boolean =>
  /<img\b/.test(html) || sanitize(html, { allowedTags: [], allowedAttributes: {} }).trim() !== '';

const blockEnds = /<\/(?:p|h[2-4]|blockquote|pre|ul|ol|table|figure|figcaption)>/g;
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

/** The text of sanitised HTML for readers without HTML: paragraphs with an empty line between them, links with their addresses. */
export const toPlainText = (html: string): string =>
  sanitize(
    html
      .replaceAll(/<a\b[^>]*?href="([^"]*)"[^>]*>(.*?)<\/a>/gs, '$2 ($1)')
      .replaceAll(/<li\b[^>]*>/g, '- ')
      .replaceAll(/<br\s*\/?>|<\/li>|<\/tr>/g, '\n')
      .replaceAll(/<\/t[dh]>/g, ' ')
      .replaceAll(blockEnds, '\n\n'),
    { allowedTags: [], allowedAttributes: {} },
  )
    .replaceAll(/&(amp|lt|gt|quot|nbsp);/g, (sign, name: string) => entities[name] ?? sign)
    .replaceAll(/[ \t]+$/gm, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
