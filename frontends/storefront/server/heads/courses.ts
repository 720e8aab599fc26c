import type { BuildHead } from '@sargam/kit/server';
import { buildQueryString, parseFilters } from '../../src/catalogue/course-filters.ts';
import { coursesQuery } from '../../src/catalogue/useCourses.ts';
import { breadcrumbs, itemList } from './json-ld.ts';
import { courseEntry, courseListEntry, homeEntry } from './named-paths.ts';
import { pageTitle } from './page-title.ts';
import { readResponse } from './query-responses.ts';

/** The canonical URL contains the filters and the page number, because they select the listed courses, and not their order. */
export const coursesHead: BuildHead = (context) => {
  const { t, url, siteUrl } = context;
  const filters = parseFilters(url.searchParams);
  const courses = readResponse(context, coursesQuery(filters))?.data ?? [];
  return {
    title: pageTitle(context, t('storefront.courses.title')),
    description: t('storefront.head.courses_description'),
    canonical: `/allcourses${buildQueryString({ ...filters, sort: undefined })}`,
    jsonLd: [
      itemList(siteUrl, courses.map(courseEntry)),
      breadcrumbs(siteUrl, homeEntry(context), courseListEntry(context)),
    ],
  };
};
