import { type Html, html, raw } from '@sargam/sandbox-shared/html';
import type { Method } from '../methods/method.ts';
import { declineReasons, type OutcomeName } from '../payments/outcome.ts';
import type { Session } from '../sessions/session.ts';
import { formatMoney, formatTime, type Language, selectTexts } from './language.ts';
import { renderLayout } from './layout.ts';
import { renderMethodColours } from './method-colours.ts';
import type { Texts } from './texts.en.ts';

export interface PayPage {
  session: Session;
  storeName: string;
  offered: readonly Method[];
  chosen: Method['code'] | undefined;
  declinedBefore: boolean;
  language: Language;
  nonce: string;
}

type OtherOutcome = Exclude<OutcomeName, 'pay'>;

const outcomeGroups = [
  ['customer', ['decline', 'cancel', 'leave', 'expire']],
  [
    'network',
    ['pay-lose-redirect', 'pay-lose-ipn', 'pay-lose-both', 'pay-ipn-first', 'pay-ipn-late', 'pay-ipn-thrice'],
  ],
  ['trouble', ['pay-risky', 'pay-tampered', 'bad-signature']],
] as const satisfies readonly (readonly [keyof Texts, readonly OtherOutcome[]])[];

export const payPagePath = ({ sessionkey }: Session, language: Language): string =>
  `/gwprocess/v4/gw.php?Q=PAY&SESSIONKEY=${sessionkey}&lang=${language}`;

/** The hosted page: one form without script. The pressed button selects the outcome. */
export const renderPayPage = (page: PayPage): Html => {
  const { session, offered, language, nonce } = page;
  const texts = selectTexts(language);
  const amount = formatMoney(session.amount, language);
  return renderLayout(
    { language, nonce, inLanguage: (other) => payPagePath(session, other) },
    `${texts.title} ${amount}`,
    html`${renderMethodColours(offered, nonce)}
${renderHeading(page, amount, texts)}
<form method="post" action="${payPagePath(session, language)}">
<fieldset><legend>${texts.chooseMethod}</legend><div class="keys">
${offered.map((method) => renderMethodOption(method, method.code === (page.chosen ?? offered[0]?.code), texts))}
</div></fieldset>
<button class="main" name="outcome" value="pay" data-testid="outcome-pay">${formatPayLabel(amount, language, texts)}</button>
<section class="others" aria-labelledby="otherwise"><h2 id="otherwise">${texts.otherwise}</h2>
${outcomeGroups.map(([group, names]) => html`<h3>${texts[group]}</h3><div class="grid">${names.map((name) => renderOutcomeButton(name, texts))}</div>`)}
</section>
</form>`,
  );
};

const renderHeading = (
  { session, storeName, declinedBefore, language }: PayPage,
  amount: string,
  texts: Texts,
): Html => html`
<h1>${texts.title}</h1>
<p class="amount" data-testid="amount">${amount}</p>
${declinedBefore && html`<p class="note" role="status">${texts.declinedBefore}</p>`}
<dl><dt>${texts.payTo}</dt><dd>${storeName} (<span lang="en">${session.storeId}</span>)</dd>
<dt>${texts.product}</dt><dd>${session.product}</dd>
<dt>${texts.transaction}</dt><dd lang="en" data-testid="tran-id">${session.tranId}</dd>
${session.currency !== 'BDT' && html`<dt>${session.currency}</dt><dd lang="en">${session.currencyAmount}</dd>`}
<dt>${texts.openUntil}</dt><dd>${formatTime(session.expiresAt, language)}</dd></dl>`;

const formatPayLabel = (amount: string, language: Language, texts: Texts): string =>
  language === 'bn' ? `${amount} ${texts.pay}` : `${texts.pay} ${amount}`;

const renderMethodOption = ({ code }: Method, checked: boolean, texts: Texts): Html => html`
<label class="key"><input type="radio" name="method" value="${code}" data-testid="method-${code}"${checked && raw(' checked')}><span><i class="tone-${code}"></i>${texts.methods[code]}</span></label>`;

const renderOutcomeButton = (name: OtherOutcome, texts: Texts): Html => {
  const { name: label, hint } = texts.outcomes[name];
  const button = html`<button class="choice" name="outcome" value="${name}" data-testid="outcome-${name}"><b>${label}</b> <small>${hint}</small></button>`;
  if (name !== 'decline') return button;
  return html`<div class="with">${button}<label>${texts.reason} <select name="reason" data-testid="decline-reason">${declineReasons.map((reason) => html`<option value="${reason}">${texts.reasons[reason]}</option>`)}</select></label></div>`;
};
