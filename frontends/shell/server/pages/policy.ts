import { type PolicyName, policySections, siteCookies } from '@sargam/kit/site';
import { type Html, html } from '../html.ts';
import type { PageContext, PageRenderer } from '../page-context.ts';
import { sectionHead } from '../parts/cards.ts';
import { headOf } from './info-pages.ts';

const cookieList = ({ t }: PageContext): Html =>
  html`<dl>${siteCookies.map((name) => html`<dt lang="en"><code>${name}</code></dt><dd>${t(`storefront.privacy.cookies.${name}`)}</dd>`)}</dl><p>${t('storefront.privacy.cookies.more')}</p>`;

const section = (view: PageContext, name: PolicyName, part: string): Html => {
  const key = `storefront.${name}.${part}`;
  const lines = view.t(`${key}.text`).split('\n');
  return html`<section><h2 class="fp-h3" id="${part}">${view.t(`${key}.title`)}</h2>${lines.map((line) => html`<p>${line}</p>`)}${part === 'cookies' && cookieList(view)}</section>`;
};

const contents = ({ t }: PageContext, name: PolicyName): Html =>
  html`<nav aria-labelledby="policy-contents"><h2 class="sm muted" id="policy-contents">${t('storefront.policy.contents')}</h2><ol>${policySections[name].map((part) => html`<li><a href="#${part}">${t(`storefront.${name}.${part}.title`)}</a></li>`)}</ol></nav>`;

/** The terms and the privacy policy, whole: they can be read without any script. */
export const policy =
  (name: PolicyName): PageRenderer =>
  async (view) => ({
    head: headOf(view, name, `/${name}`),
    body: html`<div class="wrap sec">${sectionHead(view.t(`storefront.${name}.title`), view.t(`storefront.${name}.lead`), 'h1')}<div class="fp-policy">${contents(view, name)}<article class="fp-text">${policySections[name].map((part) => section(view, name, part))}</article></div></div>`,
  });
