import { type Html, html, raw } from '@sargam/sandbox-shared/html';
import type { Fields } from '../signature/signature.ts';
import { type Language, selectTexts } from './language.ts';
import { renderLayout } from './layout.ts';

const renderHiddenFields = (fields: Fields): Html[] =>
  Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`);

/** Posts the message to the shop with a script, or with a button if scripts are off. */
export const renderReturnPage = (to: string, fields: Fields, language: Language, nonce: string): Html => {
  const texts = selectTexts(language);
  return renderLayout(
    { language, nonce },
    texts.returning,
    html`<div role="status"><h1 class="plain">${texts.returning}</h1></div><div class="beats" aria-hidden="true"><i></i><i></i><i></i><i></i></div>
<form id="return" method="post" action="${to}">${renderHiddenFields(fields)}<noscript><button class="main">${texts.goBack}</button></noscript></form>
<script nonce="${nonce}">${raw("HTMLFormElement.prototype.submit.call(document.getElementById('return'))")}</script>`,
  );
};

/** The page of an ended payment: its state, and a button that returns to the shop again. */
export const renderEndedPage = (
  sentence: string,
  once: { to: string; fields: Fields } | undefined,
  language: Language,
  nonce: string,
): Html => {
  const texts = selectTexts(language);
  return renderLayout(
    { language, nonce },
    texts.title,
    html`<div role="status" data-testid="over"><h1 class="plain">${sentence}</h1></div>
${once ? html`<form method="post" action="${once.to}">${renderHiddenFields(once.fields)}<p class="row"><button class="quiet" data-testid="return-again">${texts.returnAgain}</button></p></form>` : html`<p>${texts.staysHere}</p>`}`,
  );
};
