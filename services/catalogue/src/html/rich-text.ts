import sanitize from 'sanitize-html';

const sanitizeOptions = {
  allowedTags: [
    ...['h2', 'h3', 'h4', 'p', 'br', 'hr', 'blockquote', 'pre', 'code'],
    ...['ul', 'ol', 'li', 'strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'a'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td', 'img', 'figure', 'figcaption'],
  ],
  allowedAttributes: {
    a: ['href', 'title', 'target', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['https', 'mailto', 'tel'],
  // //elsewhere.test would be another site's; pages and pictures of this one begin with a single slash.
  allowProtocolRelative: false,
  transformTags: {
    h1: 'h2',
    a: sanitize.simpleTransform('a', { target: '_blank', rel: 'noopener noreferrer nofollow' }),
    img: sanitize.simpleTransform('img', { loading: 'lazy' }),
  },
} satisfies sanitize.IOptions;

/** What people with an editor may say in HTML: text, lists, tables, links and pictures; nothing that runs or styles (decision L5). */
export const sanitizeRichText = (html: string): string => sanitize(html, sanitizeOptions).trim();

/** Whether anything of it would be seen. */
export const hasVisibleContent = (html: string): boolean =>
  /<img\b/.test(html) || sanitize(html, { allowedTags: [], allowedAttributes: {} }).trim() !== '';
