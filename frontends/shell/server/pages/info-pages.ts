import { contactDetails, guideSteps } from '@sargam/kit/site';
import type { Head } from '../head.ts';
import { type Html, html } from '../html.ts';
import { breadcrumbs, organization } from '../json-ld.ts';
import type { PageContext, PageRenderer } from '../page-context.ts';
import { homeEntry } from '../page-paths.ts';
import { sectionHead } from '../parts/cards.ts';

/** Title, description and address of a page that stands in the texts alone. */
export const headOf = (view: PageContext, name: string, canonical: string): Head => {
  const title = view.t(`shell.title.${name}`);
  return {
    title: `${title} · ${view.t('kit.brand')}`,
    description: view.t(`shell.public.${name}_description`),
    canonical,
    jsonLd: [breadcrumbs(view.siteUrl, homeEntry(view), { name: title, path: canonical })],
  };
};

const way = (name: string, value: Html): Html => html`<dt class="sm muted">${name}</dt><dd>${value}</dd>`;

/** Where we are; the form is the script's. */
export const contact: PageRenderer = async (view) => {
  const { t, siteUrl } = view;
  const head = headOf(view, 'contact', '/contact');
  const phone = contactDetails.phone.replace(/ /g, '');
  return {
    head: {
      ...head,
      jsonLd: [
        {
          '@context': 'https://schema.org',
          '@type': 'ContactPage',
          url: `${siteUrl}/contact`,
          mainEntity: {
            ...organization(siteUrl),
            telephone: phone,
            email: contactDetails.email,
            address: t('storefront.reach.office_value'),
          },
        },
        ...(head.jsonLd ?? []),
      ],
    },
    body: html`<div class="wrap sec">${sectionHead(t('storefront.reach.title'), t('storefront.reach.text'), 'h1')}<section><h2 class="fp-h3">${t('storefront.reach.details')}</h2><dl class="fp-ways">${way(t('storefront.reach.phone'), html`<a href="tel:${phone}" lang="en">${contactDetails.phone}</a>`)}${way(t('storefront.reach.email'), html`<a href="mailto:${contactDetails.email}" lang="en">${contactDetails.email}</a>`)}${way(t('storefront.reach.office'), html`${t('storefront.reach.office_value')}`)}</dl></section></div>`,
  };
};

const paragraphs = ['p1', 'p2', 'p3', 'p4', 'p5'] as const;

export const about: PageRenderer = async (view) => {
  const { t } = view;
  return {
    head: headOf(view, 'about', '/about'),
    body: html`<div class="wrap sec">${sectionHead(t('storefront.about.title'), undefined, 'h1')}<article class="fp-text fp-lead">${paragraphs.map((name) => html`<p>${t(`storefront.about.${name}`)}</p>`)}</article></div>`,
  };
};

export const guide: PageRenderer = async (view) => {
  const { t } = view;
  const step = (name: string): Html =>
    html`<li><h2 class="fp-h3">${t(`storefront.guide.${name}.title`)}</h2><p class="muted">${t(`storefront.guide.${name}.text`)}</p></li>`;
  return {
    head: headOf(view, 'guide', '/how-to-guide'),
    body: html`<div class="wrap sec">${sectionHead(t('storefront.guide.title'), t('storefront.guide.text'), 'h1')}<ol class="fp-guide">${guideSteps.map(step)}</ol></div>`,
  };
};
