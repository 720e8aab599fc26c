import { type Html, html, raw } from '@sargam/sandbox-shared/html';
import { type Language, languages } from './language.ts';
import { style } from './style.ts';
import { selectTexts } from './texts.ts';

export interface Frame {
  language: Language;
  nonce: string;
  /** The page's URL in another language; absent on a page without a language switch. */
  inLanguage?: (language: Language) => string;
  /** The provider, for the colour; `wide` for the overview. */
  kind: 'google' | 'facebook' | 'wide';
}

const names = { en: 'English', bn: 'বাংলা' } as const;

/** The layout of every page: the sandbox banner, then the content. */
export const renderFrame = (
  { language, nonce, inLanguage, kind }: Frame,
  title: string,
  content: Html,
): Html => {
  const texts = selectTexts(language);
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · ${texts.sandbox}</title>
<link rel="icon" href="/picture/sandbox.png">
<style nonce="${nonce}">${raw(style)}</style>
</head>
<body>
<header class="band"><strong data-testid="sandbox-mark">${texts.sandbox}</strong><span>${texts.noAccount}</span>
${inLanguage && html`<nav aria-label="${texts.languageName}">${languages.map((one) => html`<a href="${inLanguage(one)}" lang="${one}" data-testid="language-${one}"${one === language && raw(' aria-current="true"')}>${names[one]}</a>`)}</nav>`}
</header>
<main class="${kind}">
${content}
</main>
</body>
</html>`;
};
