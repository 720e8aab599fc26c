import type { ApiSchemas } from '@sargam/kit';
import { type Html, html, raw } from '../html.ts';
import { breadcrumbs, itemList } from '../json-ld.ts';
import type { PageContext, PageRenderer } from '../page-context.ts';
import { courseEntry, courseListEntry, homeEntry } from '../page-paths.ts';
import { categoryName, courseGrid } from '../parts/cards.ts';
import { searchIcon } from '../parts/icon.ts';

const filters = ['catagory', 'instructor', 'courseType', 'q'] as const;
const PAGE_SIZE = 12;

/** The part of the address that changes what is listed, in the order in which the page itself asks the API. */
export const listed = (params: URLSearchParams): string => {
  const kept = new URLSearchParams();
  for (const name of filters) {
    const value = params.get(name)?.trim();
    if (value) kept.set(name, value === 'advance' ? 'advanced' : value);
  }
  const page = Math.trunc(Number(params.get('page')));
  if (page > 1) kept.set('page', String(page));
  return kept.size > 0 ? `?${kept}` : '';
};

type List = { data: ApiSchemas['CourseCard'][]; total: number; categories?: ApiSchemas['CategoryCount'][] };

/** The box and the choice beside the heading, in their places until the script draws them. */
const find = ({ t, url }: PageContext): Html =>
  html`<div class="fp-find" aria-hidden="true" inert><div class="fp-search">${searchIcon}<input class="in" readonly placeholder="${t('storefront.courses.search')}" value="${url.searchParams.get('q') ?? ''}"></div><select class="in select"><option>${t('storefront.courses.every_instructor')}</option></select></div>`;

const head = (view: PageContext, list: List | undefined): Html => {
  const { t } = view;
  const found = list ? t('kit.count.results', { count: list.total }) : '\u00a0';
  return html`<div class="sechead"><div><h1>${t('storefront.courses.title')}</h1><p>${found}</p></div>${find(view)}</div>`;
};

const levels = ['beginner', 'intermediate', 'advanced'] as const;

/** By category and level, as links. */
const pills = (view: PageContext, categories: readonly ApiSchemas['CategoryCount'][]): Html => {
  const { t, url } = view;
  const chosen = new URLSearchParams(listed(url.searchParams));
  const pill = (name: string, value: string | undefined, label: string): Html => {
    const to = new URLSearchParams(chosen);
    to.delete('page');
    if (value) to.set(name, value);
    else to.delete(name);
    const current = (chosen.get(name) ?? undefined) === value;
    return html`<a class="pill" href="/allcourses${to.size > 0 && `?${to}`}" ${raw(current ? 'aria-current="true"' : '')}>${label}</a>`;
  };
  const kinds = categories.map(({ catagory }) => pill('catagory', catagory, categoryName(view, catagory)));
  const grades = levels.map((level) => pill('courseType', level, t(`kit.level.${level}`)));
  return html`<div class="fp-filters"><div class="pills">${pill('catagory', undefined, t('storefront.courses.all'))}${kinds}</div><div class="pills">${pill('courseType', undefined, t('storefront.courses.every_level'))}${grades}</div></div>`;
};

export const courses: PageRenderer = async (view) => {
  const { t, api, url, siteUrl } = view;
  const query = listed(url.searchParams);
  const [list] = await Promise.all([
    api.get<List>(`/course/${query}${query ? '&' : '?'}limit=${PAGE_SIZE}`),
    // Only put into the browser's cache: those to choose from.
    api.get('/instructor/'),
  ]);
  const items = list?.data ?? [];
  return {
    head: {
      title: `${t('shell.title.courses')} · ${t('kit.brand')}`,
      description: t('shell.public.courses_description'),
      canonical: `/allcourses${query}`,
      jsonLd: [
        itemList(siteUrl, items.map(courseEntry)),
        breadcrumbs(siteUrl, homeEntry(view), courseListEntry(view)),
      ],
    },
    body: html`<div class="wrap fp-list-page">${head(view, list)}${pills(view, list?.categories ?? [])}${courseGrid(view, items)}</div>`,
  };
};
