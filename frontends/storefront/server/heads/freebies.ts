import type { ApiSchemas } from '@sargam/kit';
import type { BuildHead, HeadContext } from '@sargam/kit/server';
import { buildQueryString, parseFilter } from '../../src/freebies/freebie-filter.ts';
import { freebieQuery, freebiesQuery } from '../../src/freebies/useFreebies.ts';
import { breadcrumbs, itemList, organization, pictureUrl, schemaContext } from './json-ld.ts';
import { freebieEntry, freebieListEntry, freebiePath, homeEntry } from './named-paths.ts';
import { pageTitle } from './page-title.ts';
import { headWithoutResponse, readResponse } from './query-responses.ts';

/** The canonical URL contains the category and the page number, because they select the listed freebies. */
export const freebiesHead: BuildHead = (context) => {
  const { t, url, siteUrl } = context;
  const filter = parseFilter(url.searchParams);
  const freebies = readResponse(context, freebiesQuery(filter))?.data ?? [];
  return {
    title: pageTitle(context, t('storefront.freebies.title')),
    description: t('storefront.head.freebies_description'),
    canonical: `/freebies${buildQueryString(filter)}`,
    jsonLd: [
      itemList(siteUrl, freebies.map(freebieEntry)),
      breadcrumbs(siteUrl, homeEntry(context), freebieListEntry(context)),
    ],
  };
};

const describeFreebie = ({ language, siteUrl }: HeadContext, freebie: ApiSchemas['Freebie']) => ({
  ...schemaContext,
  '@type': 'LearningResource',
  name: freebie.title,
  description: freebie.subtitle,
  datePublished: freebie.createdAt,
  isAccessibleForFree: true,
  inLanguage: language,
  image: pictureUrl(freebie.thumbnail, siteUrl),
  provider: organization(siteUrl),
});

export const freebieHead: BuildHead = (context) => {
  const { t, params, siteUrl } = context;
  const query = freebieQuery(params.id ?? '');
  const freebie = readResponse(context, query);
  if (!freebie)
    return headWithoutResponse(context, query, pageTitle(context, t('storefront.freebies.title')));
  return {
    title: pageTitle(context, freebie.title),
    description: freebie.subtitle,
    canonical: freebiePath(freebie),
    image: freebie.thumbnail ?? undefined,
    type: 'article',
    jsonLd: [
      describeFreebie(context, freebie),
      breadcrumbs(siteUrl, homeEntry(context), freebieListEntry(context), freebieEntry(freebie)),
    ],
  };
};
