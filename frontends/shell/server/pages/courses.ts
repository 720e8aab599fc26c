import type { Wire } from '@sargam/kit';
import { html } from '../html.ts';
import { breadcrumbs, itemList } from '../ld.ts';
import { courseGrid, sectionHead } from '../parts/cards.ts';
import type { Writer } from '../view.ts';
import { coursesOf, homeOf, listedCourse } from '../way.ts';

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

export const courses: Writer = async (view) => {
  const { t, api, url, siteUrl } = view;
  const query = listed(url.searchParams);
  const list = await api.get<{ data: Wire['CourseCard'][]; total: number }>(
    `/course/${query}${query ? '&' : '?'}limit=${PAGE_SIZE}`,
  );
  const items = list?.data ?? [];
  return {
    head: {
      title: `${t('shell.title.courses')} · ${t('kit.brand')}`,
      description: t('shell.public.courses_description'),
      canonical: `/allcourses${query}`,
      ld: [itemList(siteUrl, items.map(listedCourse)), breadcrumbs(siteUrl, homeOf(view), coursesOf(view))],
    },
    body: html`<div class="wrap sec">${sectionHead(t('shell.title.courses'), list && t('kit.count.courses', { count: list.total }), 'h1')}${courseGrid(view, items)}</div>`,
  };
};
