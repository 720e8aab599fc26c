import sanitize from 'sanitize-html';

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

/** Sanitises HTML from an editor: keeps text, lists, tables, links and pictures, removes scripts and styles (decision L5). */
export const sanitizeRichText = (html: string): string => sanitize(html, sanitizeOptions).trim();

/** Whether the HTML contains text or a picture. */
export const hasVisibleContent = (html: string): boolean =>
  /<img\b/.test(html) || sanitize(html, { allowedTags: [], allowedAttributes: {} }).trim() !== '';
