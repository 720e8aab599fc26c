import { type Html, html, raw } from '@sargam/sandbox-shared/html';
import { idTokenFaultModes, userTokenFaultModes } from '../faults/fault.ts';
import type { Provider } from '../grants/grant.ts';
import type { ChoiceFault } from '../people/chosen-person.ts';
import { type Person, people } from '../people/person.ts';
import { type Language, selectTexts } from './language.ts';
import { renderLayout } from './layout.ts';
import { renderOtherRow, renderPersonRow, type TypedValues } from './person-row.ts';
import type { Texts } from './texts.en.ts';

export interface ConsentPage {
  provider: Provider;
  siteName: string;
  returnUrl: string;
  sharesEmail: boolean;
  /** The id of the preselected person. */
  checked: string;
  last: Person | undefined;
  typed: TypedValues;
  fault: ChoiceFault | undefined;
  language: Language;
  nonce: string;
  inLanguage: (language: Language) => string;
}

const faultModesByProvider = { google: idTokenFaultModes, facebook: userTokenFaultModes } as const;

const renderShares = ({ provider, siteName, sharesEmail }: ConsentPage, texts: Texts): Html => {
  if (!sharesEmail) return html`<p>${texts.gets(siteName)}</p>`;
  if (provider === 'google') return html`<p>${texts.getsEmail(siteName)}</p>`;
  return html`<p>${texts.gets(siteName)}</p>
<p><label class="tick"><input type="checkbox" name="share_email" value="1" checked data-testid="share-email">${texts.shareEmail(siteName)}</label></p>`;
};

const renderFaultSelect = (provider: Provider, texts: Texts): Html => html`
<details><summary>${texts.trouble}</summary>
<label class="field">${texts.troubleLabel}<select name="trouble" data-testid="trouble"><option value="">${texts.noTrouble}</option>
${faultModesByProvider[provider].map((one) => html`<option value="${one}">${texts.troubles[one]}</option>`)}</select></label></details>`;

/** The consent page: one form without script. It posts to its own URL, which contains the request of the site. */
export const renderConsentPage = (page: ConsentPage): Html => {
  const { provider, siteName, language, nonce, inLanguage, fault, checked } = page;
  const texts = selectTexts(language);
  return renderLayout(
    { language, nonce, inLanguage, kind: provider },
    texts.heading[provider],
    html`<h1>${texts.heading[provider]}</h1>
<p>${texts.chooseFor(siteName)}</p>
${fault && html`<p class="note wrong" role="alert" id="fault" data-testid="fault">${texts.faults[fault]}</p>`}
<form method="post" action="${inLanguage(language)}" novalidate>
<fieldset><legend class="unseen">${texts.accounts}</legend><ul class="people">
${people.map((one) => renderPersonRow(one, { checked: one.id === checked, lastTime: one.id === page.last?.id }, siteName, texts))}
${renderOtherRow(checked === 'other', page.typed, fault, texts)}
</ul></fieldset>
${renderShares(page, texts)}
<div class="buttons"><button class="second" name="decision" value="refuse" data-testid="refuse">${texts.refuse}</button>
<button class="main" name="decision" value="allow" data-testid="allow">${texts.allow}</button></div>
<p class="small">${texts.returnsTo} <code lang="en">${page.returnUrl}</code></p>
${renderFaultSelect(provider, texts)}
</form>`,
  );
};

/** The error page for a request that must not redirect to the site. */
export const renderRefusedPage = (
  refused: keyof Texts['refusals'],
  sent: readonly (readonly [string, string])[],
  layout: Pick<ConsentPage, 'provider' | 'language' | 'nonce' | 'inLanguage'>,
): Html => {
  const texts = selectTexts(layout.language);
  return renderLayout(
    { ...layout, kind: layout.provider },
    texts.refusedTitle,
    html`<h1>${texts.refusedTitle}</h1>
<p class="note wrong" role="alert" data-testid="refusal">${texts.refusals[refused]} ${raw('<code lang="en">')}${refused}${raw('</code>')}</p>
<h2>${texts.details}</h2>
${sent.map(([name, value]) => html`<p class="small"><code lang="en">${name}=${value}</code></p>`)}`,
  );
};
