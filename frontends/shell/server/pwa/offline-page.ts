import type { Translate } from '@sargam/kit';
import { logoMarkArt, logoMarkViewBox } from '@sargam/kit/art';
import { type Html, html, raw } from '../html.ts';
import { type Language, languages } from '../language.ts';

// Inline styles, because no other file of the site is available offline.
const style = raw(`
:root{color-scheme:light dark;--bg:#f8fbf9;--ink:#13231f;--ink-2:#495651;--main:#f9ad1b;--logo-bar:#016151}
@media(prefers-color-scheme:dark){:root:not([data-scheme="light"]){--bg:#0b1512;--ink:#ebf3ef;--ink-2:#b7c6bf;--logo-bar:#01735f}}
[data-scheme="light"]{color-scheme:light}
[data-scheme="dark"]{color-scheme:dark;--bg:#0b1512;--ink:#ebf3ef;--ink-2:#b7c6bf;--logo-bar:#01735f}
*{box-sizing:border-box;margin:0}
body{background:var(--bg);color:var(--ink);font:17px/1.6 Anek,system-ui,"Noto Sans Bengali",sans-serif}
main{max-width:560px;margin:0 auto;padding:15vh 20px 40px;display:grid;gap:40px}
.mark{width:72px;height:72px}
section{border-top:3px solid var(--ink);padding-top:20px;display:grid;gap:12px;justify-items:start}
h1{font-size:28px;line-height:1.34}
p{color:var(--ink-2)}
a{display:inline-block;min-height:48px;padding:10px 24px;border-radius:8px;background:var(--main);color:#221703;font-weight:700;text-decoration:none}
a:focus-visible{outline:3px solid var(--ink);outline-offset:2px}
[data-only="en"] section:lang(bn),[data-only="bn"] section:lang(en){display:none}
`);

const mark = html`<svg class="mark" viewBox="${logoMarkViewBox}" aria-hidden="true" focusable="false">${raw(logoMarkArt)}</svg>`;

const part = (t: Translate, language: Language): Html =>
  html`<section lang="${language}"><h1>${t('shell.offline.title')}</h1><p>${t('shell.offline.text')}</p><a href="">${t('kit.retry')}</a></section>`;

/** The page that the service worker shows without a network, in both languages; its script hides the other one. */
export const renderOfflinePage = (texts: Record<Language, Translate>): string => {
  const names = languages.map((language) => texts[language]('kit.brand')).join(' · ');
  return `<!doctype html>${html`<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${names}</title><style>${style}</style><script src="/offline.js" defer></script></head><body><main>${mark}${languages.map((language) => part(texts[language], language))}</main></body></html>`.text}`;
};
