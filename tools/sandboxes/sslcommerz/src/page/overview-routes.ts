import { type Html, html } from '@sargam/sandbox-shared/html';
import { Router } from 'express';
import { formatDhakaTime } from '../clock/dhaka.ts';
import type { Gateway } from '../gateway.ts';
import type { Session } from '../sessions/session.ts';
import { formatMoney } from './language.ts';
import { renderLayout, sendPage } from './layout.ts';

const MAX_ROWS = 50;

/** `/`: the latest payments with their notifications, and buttons for the clock and for resending. For developers, in English. */
export const overviewRoutes = (gateway: Gateway): Router => {
  const pages = Router();
  pages.get('/', (_request, response) =>
    sendPage(response, (nonce) =>
      renderLayout({ language: 'en', nonce, wide: true }, 'Payments', renderOverview(gateway)),
    ),
  );
  return pages;
};

const renderOverview = ({ clock, sessions, deliveries, settings }: Gateway): Html => {
  const latest = sessions.all().slice(-MAX_ROWS).reverse();
  const sent = Map.groupBy(deliveries.all(), ({ sessionkey }) => sessionkey);
  return html`<h1 class="plain">SSLCommerz v4 sandbox</h1>
<p>API at <code>${settings.publicUrl}</code>. The sandbox's clock in Dhaka: ${formatDhakaTime(clock.now())}${clock.aheadMs() > 0 && html` (${clock.aheadMs() / 1000} s ahead)`}.</p>
<div class="row">${renderAdvanceButton(60, '1 minute')}${renderAdvanceButton(1800, '30 minutes')}${renderAdvanceButton(86_400, '1 day')}</div>
${
  latest.length === 0
    ? html`<p class="note">No payment yet. A shop opens one with <code>POST /gwprocess/v4/api.php</code>.</p>`
    : html`<div class="scroll" tabindex="0" role="region" aria-label="Payments"><table><thead><tr><th>Opened</th><th>Transaction</th><th class="num">Amount</th><th>State</th><th>Notifications</th><th>Action</th></tr></thead>
<tbody>${latest.map((session) =>
        renderRow(
          session,
          (sent.get(session.sessionkey) ?? []).map(
            ({ state, tries, fields }) =>
              `${fields.status} ${state}${tries.length > 0 ? ` (${tries.map(({ answer }) => answer).join(', ')})` : ''}`,
          ),
        ),
      )}</tbody></table></div>`
}`;
};

const renderAdvanceButton = (seconds: number, label: string): Html => html`
<form method="post" action="/sandbox/clock"><input type="hidden" name="form" value="1"><button class="quiet" name="seconds" value="${seconds}">Advance ${label}</button></form>`;

const renderRow = (session: Session, notifications: string[]): Html => html`<tr>
<td>${formatDhakaTime(session.createdAt)}</td>
<td><a href="/gwprocess/v4/gw.php?Q=PAY&SESSIONKEY=${session.sessionkey}"><code>${session.tranId}</code></a><br>${session.product}</td>
<td class="num">${formatMoney(session.amount, 'en')}</td><td>${session.state}</td>
<td>${notifications.map((text) => html`${text}<br>`)}</td>
<td>${notifications.length > 0 && html`<form method="post" action="/sandbox/sessions/${session.sessionkey}/ipn"><button class="quiet" name="form" value="1">Send IPN again</button></form>`}</td></tr>`;
