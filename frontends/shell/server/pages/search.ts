import type { ApiSchemas } from '@sargam/kit';
import { html } from '../html.ts';
import type { PageContext, PageRenderer } from '../page-context.ts';
import { courseGrid, sectionHead } from '../parts/cards.ts';

const PAGE_SIZE = 12;
const MOST_LETTERS = 200;

const levels: Record<string, string> = {
  beginner: 'beginner',
  intermediate: 'intermediate',
  advance: 'advanced',
  advanced: 'advanced',
};
const amount = (value: string): string => (/^\d{1,7}$/.test(value) ? String(Number(value)) : '');

/** What the address may hold and how it is read, in the order in which the page itself asks the API. */
const parts: Record<string, (value: string) => string | undefined> = {
  q: (value) => value.slice(0, MOST_LETTERS).trim(),
  catagory: (value) => value,
  level: (value) => (Object.hasOwn(levels, value) ? levels[value] : undefined),
  instructor: (value) => value,
  min: amount,
  max: amount,
  page: (value) => (/^\d{1,6}$/.test(value) && Number(value) > 1 ? String(Number(value)) : undefined),
};

const asked = (params: URLSearchParams): URLSearchParams => {
  const kept = new URLSearchParams();
  for (const [name, read] of Object.entries(parts)) {
    const value = read(params.get(name)?.trim() ?? '');
    if (value) kept.set(name, value);
  }
  return kept;
};

const titleOf = ({ t }: PageContext, words: string | null): string =>
  `${words ? t('storefront.search.tab', { words }) : t('shell.title.search')} · ${t('kit.brand')}`;

/** What is found, for whoever has no script; a page of everybody's own words is no page for an index. */
export const search: PageRenderer = async (view) => {
  const { t, api, url } = view;
  const params = asked(url.searchParams);
  const words = params.get('q');
  params.set('limit', String(PAGE_SIZE));
  const found = await api.get<ApiSchemas['Found']>(`/search/?${params}`);
  const title = words ? t('storefront.search.found', { words }) : t('storefront.search.title');
  const count = found && t('kit.count.results', { count: found.total });
  return {
    head: {
      title: titleOf(view, words),
      description: t('shell.public.search_description'),
      noindex: true,
    },
    body: html`<div class="wrap sec">${sectionHead(title, count, 'h1')}${courseGrid(view, found?.courses ?? [])}</div>`,
  };
};
