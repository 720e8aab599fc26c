import { type Html, html, raw } from './html.ts';

export const languages = ['en', 'bn'] as const;
export type Language = (typeof languages)[number];

const languageNames = { en: 'English', bn: 'বাংলা' } as const;

// The colours come from the style of the sandbox.
const frameStyle = `
*{box-sizing:border-box}
body{margin:0;background:var(--bg);color:var(--ink);font:420 16px/1.55 'Anek Bangla','Noto Sans',system-ui,'Noto Sans Bengali',sans-serif}
:lang(bn){line-height:1.7}
.band{display:flex;flex-wrap:wrap;align-items:center;gap:4px 12px;padding:8px 16px;background:var(--note-soft);color:var(--note);font-size:14px}
.band strong{font-weight:740;letter-spacing:.08em}:lang(bn) .band strong{letter-spacing:0}
.band nav{margin-left:auto;display:flex;gap:4px}
.band a{color:inherit;padding:4px 10px;border-radius:8px;text-decoration:none}
.band a[aria-current]{background:var(--surface);font-weight:660}
`;

export interface Frame {
  readonly language: Language;
  readonly nonce: string;
  /** The page's URL in another language; absent on a page without a language switch. */
  readonly inLanguage?: (language: Language) => string;
}

interface FrameContent {
  readonly title: string;
  /** Style of the content, with the colours as custom properties. */
  readonly style: string;
  /** Class of the main element. */
  readonly kind?: string;
  readonly head?: Html;
  /** Texts of the banner: the name of the sandbox, what it does not do, and the label of the language switch. */
  readonly banner: { readonly sandbox: string; readonly note: string; readonly languageName: string };
  readonly content: Html;
}

/** The layout of every page: the sandbox banner, then the content. */
export const renderFrame = (
  { language, nonce, inLanguage }: Frame,
  { title, style, kind, head, banner, content }: FrameContent,
): Html => html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · ${banner.sandbox}</title>
${head}
<style nonce="${nonce}">${raw(frameStyle + style)}</style>
</head>
<body>
<header class="band"><strong data-testid="sandbox-mark">${banner.sandbox}</strong><span>${banner.note}</span>
${inLanguage && html`<nav aria-label="${banner.languageName}">${languages.map((other) => html`<a href="${inLanguage(other)}" lang="${other}" data-testid="language-${other}"${other === language && raw(' aria-current="true"')}>${languageNames[other]}</a>`)}</nav>`}
</header>
<main class="${kind ?? ''}">
${content}
</main>
</body>
</html>`;
