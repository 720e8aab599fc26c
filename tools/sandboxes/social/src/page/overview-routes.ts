import { type Html, html } from '@sargam/sandbox-shared/html';
import { Router } from 'express';
import type { SandboxContext } from '../sandbox-context.ts';
import { renderLayout, sendPage } from './layout.ts';

const MAX_ROWS = 60;

/** `/`: the latest calls, and buttons for keys and clock. For developers, in English. */
export const overviewRoutes = (context: SandboxContext): Router => {
  const pages = Router();
  pages.get('/', (_request, response) =>
    sendPage(response, (nonce) =>
      renderLayout({ language: 'en', nonce, kind: 'wide' }, 'Calls', renderOverview(context)),
    ),
  );
  return pages;
};

const renderAction = (action: string, name: string, value: string, label: string): Html => html`
<form method="post" action="/sandbox/${action}"><input type="hidden" name="form" value="1"><button class="quiet" name="${name}" value="${value}">${label}</button></form>`;

const renderOverview = ({ settings, callLog, keys, clock }: SandboxContext): Html => {
  const latest = callLog.latest().slice(0, MAX_ROWS);
  return html`<h1>Google and Facebook sandbox</h1>
<p>Issuer <code>${settings.publicUrl}</code>, client id <code>${settings.google.clientId}</code>, app id <code>${settings.facebook.appId}</code>.
Returns go to ${settings.redirectUris.map((one) => html`<code>${one}</code> `)}.
${clock.aheadMs() > 0 && html`The clock is ${clock.aheadMs() / 1000} s ahead.`}</p>
<p class="small">Keys: ${keys.published().map(({ kid }) => html`<code>${kid ?? ''}</code> `)}</p>
<div class="row">${renderAction('keys/rotate', 'forget', '', 'Rotate the key')}${renderAction('keys/rotate', 'forget', '1', 'Rotate and forget the old')}${renderAction('clock', 'seconds', '3600', 'Advance 1 hour')}</div>
${
  latest.length === 0
    ? html`<p class="note">No call yet. A client begins with <code>GET /.well-known/openid-configuration</code> or <code>/v21.0/dialog/oauth</code>.</p>`
    : html`<div class="scroll" tabindex="0" role="region" aria-label="Calls"><table><thead><tr><th>Time</th><th>Call</th><th class="num">Answer</th><th>Note</th></tr></thead>
<tbody>${latest.map(
        ({ at, call, method, status, note }) =>
          html`<tr><td><code>${at}</code></td><td>${method} ${call}</td><td class="num">${status ?? 'none'}</td><td>${note}</td></tr>`,
      )}</tbody></table></div>`
}`;
};
