import { type Html, html, raw } from './html.ts';

export const languages = ['en', 'bn'] as const;
export type Language = (typeof languages)[number];

const languageNames = { en: 'English', bn: 'বাংলা' } as const;

// The style of a sandbox comes after this one and may override it.
const baseStyle = `
:root{color-scheme:light dark;--bg:#f8fbf9;--surface:#fff;--sunken:#ecf2ef;--ink:#13231f;--ink2:#495651;--line:#dae2de;
--control:#7b8983;--accent:#f9ad1b;--on-accent:#221703;--note:#6f4a01;--note-soft:#ffedd6;--focus:#016151}
@media (prefers-color-scheme:dark){:root{--bg:#0b1512;--surface:#12201c;--sunken:#0e1a17;--ink:#ebf3ef;--ink2:#b7c6bf;
--line:#24352f;--control:#71857c;--note:#f6bd5a;--note-soft:#33270f;--focus:#f9ad1b}}
*{box-sizing:border-box}
body{margin:0;background:var(--bg);color:var(--ink);font:420 16px/1.55 'Anek Bangla','Noto Sans',system-ui,'Noto Sans Bengali',sans-serif}
:lang(bn){line-height:1.7}
.band{display:flex;flex-wrap:wrap;align-items:center;gap:4px 12px;padding:8px 16px;background:var(--note-soft);color:var(--note);font-size:14px}
.band strong{font-weight:740;letter-spacing:.08em}:lang(bn) .band strong{letter-spacing:0}
.band nav{margin-left:auto;display:flex;gap:4px}
.band a{color:inherit;padding:4px 10px;border-radius:8px;text-decoration:none}
.band a[aria-current]{background:var(--surface);font-weight:660}
h1,h2,legend{font-weight:740;line-height:1.25;margin:0}
main.wide{max-width:1040px}
fieldset{border:0;margin:0 0 24px;padding:0;min-width:0}
.scroll{overflow-x:auto;border-top:3px solid var(--ink);background:var(--surface)}
table{border-collapse:collapse;width:100%;font-size:14px}
th,td{padding:10px 12px;text-align:left;border-bottom:1px solid var(--line);vertical-align:top}
@media (prefers-reduced-motion:reduce){*{animation:none!important;transition:none!important}}
.main:hover{filter:brightness(1.05)}
`;

export interface PageLayout {
  readonly language: Language;
  readonly nonce: string;
  /** The page's URL in another language; absent on a page without a language switch. */
  readonly inLanguage?: (language: Language) => string;
}

interface LayoutContent {
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
export const renderLayout = (
  { language, nonce, inLanguage }: PageLayout,
  { title, style, kind, head, banner, content }: LayoutContent,
): Html => html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · ${banner.sandbox}</title>
${head}
<style nonce="${nonce}">${raw(baseStyle + style)}</style>
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
