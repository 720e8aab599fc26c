import type { ApiSchemas } from '@sargam/kit';
import { truncateText } from '@sargam/kit/format';
import { type Html, html, raw } from '../html.ts';
import { breadcrumbs, itemList, organization } from '../json-ld.ts';
import type { PageContext, PageRenderer, RenderedPage } from '../page-context.ts';
import { freebieEntry, freebieListEntry, homeEntry } from '../page-paths.ts';
import { coursePicture } from '../parts/art.ts';
import { categoryName, sectionHead } from '../parts/cards.ts';

type Card = ApiSchemas['FreebieCard'];
type Freebie = ApiSchemas['Freebie'];

const PAGE_SIZE = 12;
const SUBTITLE = 100;

const categories = [
  'FAQ',
  'Info',
  'Guitar',
  'Bass Guitar',
  'Drums',
  'Piano & Keyboard',
  'Sound Engineering',
] as const satisfies readonly Card['catagory'][];

/** The part of the address that changes what is listed, in the order in which the page itself asks the API. */
const listed = (params: URLSearchParams): string => {
  const kept = new URLSearchParams();
  const catagory = categories.find((known) => known === params.get('catagory'));
  if (catagory) kept.set('catagory', catagory);
  const page = Math.trunc(Number(params.get('page')));
  if (page > 1) kept.set('page', String(page));
  return kept.size > 0 ? `?${kept}` : '';
};

const nameOf = (view: PageContext, catagory: Card['catagory']): string => {
  if (catagory === 'FAQ') return view.t('storefront.freebies.faq');
  return catagory === 'Info' ? view.t('storefront.freebies.info') : categoryName(view, catagory);
};

const badges = (view: PageContext, freebie: Card): Html =>
  html`<p class="xs faint">${freebie.youtube && `${view.t('storefront.freebies.video')} · `}${nameOf(view, freebie.catagory)}${freebie.hasDocuments && ` · ${view.t('storefront.freebies.document')}`}</p>`;

const card = (view: PageContext, freebie: Card): Html =>
  html`<article class="course"><div class="pic">${coursePicture(freebie)}</div><div class="body">${badges(view, freebie)}<h2 class="course-title"><a href="/freebies/${encodeURIComponent(freebie._id)}">${freebie.title}</a></h2><p class="sm muted">${truncateText(freebie.subtitle, SUBTITLE)}</p></div></article>`;

const freebies: PageRenderer = async (view) => {
  const { t, api, url, siteUrl } = view;
  const query = listed(url.searchParams);
  const list = await api.get<{ data: Card[] }>(`/freebies/${query}${query ? '&' : '?'}limit=${PAGE_SIZE}`);
  const items = list?.data ?? [];
  return {
    head: {
      title: `${t('shell.title.freebies')} · ${t('kit.brand')}`,
      description: t('shell.public.freebies_description'),
      canonical: `/freebies${query}`,
      jsonLd: [
        itemList(siteUrl, items.map(freebieEntry)),
        breadcrumbs(siteUrl, homeEntry(view), freebieListEntry(view)),
      ],
    },
    body: html`<div class="wrap sec">${sectionHead(t('shell.title.freebies'), t('storefront.freebies.text'), 'h1')}<div class="fp-grid">${items.map((item) => card(view, item))}</div></div>`,
  };
};

const described = ({ language, siteUrl }: PageContext, freebie: Freebie) => ({
  '@context': 'https://schema.org',
  '@type': 'LearningResource',
  name: freebie.title,
  description: freebie.subtitle,
  datePublished: freebie.createdAt,
  isAccessibleForFree: true,
  inLanguage: language,
  image: freebie.thumbnail ? new URL(freebie.thumbnail, siteUrl).href : undefined,
  provider: organization(siteUrl),
});

const documents = ({ t }: PageContext, freebie: Freebie): Html | false =>
  freebie.documents.length > 0 &&
  html`<h2>${t('storefront.freebies.documents')}</h2><ul class="fp-list">${freebie.documents.map(({ path, name }) => html`<li><a href="${path}" download="${name}">${name}</a></li>`)}</ul>`;

/** The description was sanitised when it was saved (decision L5): it is written as it is. */
const content = (view: PageContext, freebie: Freebie): Html =>
  html`<article class="wrap sec">${badges(view, freebie)}<h1>${freebie.title}</h1><p class="muted">${freebie.subtitle}</p><div>${raw(freebie.description)}</div>${documents(view, freebie)}</article>`;

const freebie = async (view: PageContext, id: string): Promise<RenderedPage> => {
  const { t, api } = view;
  const path = `/freebies/${id}`;
  const found = await api.get<Freebie>(path);
  if (!found) {
    const title = `${t('shell.title.freebies')} · ${t('kit.brand')}`;
    const missing = api.notFoundPaths.has(path);
    return { head: { title, noindex: missing }, body: html``, status: missing ? 404 : 200 };
  }
  return {
    head: {
      title: `${found.title} · ${t('kit.brand')}`,
      description: found.subtitle,
      canonical: path,
      image: found.thumbnail ?? undefined,
      type: 'article',
      jsonLd: [
        described(view, found),
        breadcrumbs(view.siteUrl, homeEntry(view), freebieListEntry(view), freebieEntry(found)),
      ],
    },
    body: content(view, found),
  };
};

/** `/freebies` is the list, `/freebies/{id}` one of them. */
export const freebiePages: PageRenderer = (view) => {
  const [, id] = view.url.pathname.split('/').filter(Boolean);
  return id ? freebie(view, id) : freebies(view);
};
