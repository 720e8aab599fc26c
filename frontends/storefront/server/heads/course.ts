import type { ApiSchemas } from '@sargam/kit';
import { truncateText } from '@sargam/kit/format';
import type { BuildHead } from '@sargam/kit/server';
import { courseQuery } from '../../src/shared/queries.ts';
import { breadcrumbs, organization, pictureUrl, schemaContext } from './json-ld.ts';
import { courseEntry, courseListEntry, coursePath, homeEntry } from './named-paths.ts';
import { pageTitle } from './page-title.ts';
import { headWithoutResponse, notFoundHead, readResponse } from './query-responses.ts';

type Course = ApiSchemas['CourseDetail'];

/** The prices of the tiers, and the course's own price. */
const describeOffers = (course: Course, siteUrl: string) =>
  [course.priceSilver, course.priceGold, course.priceDiamond]
    .flatMap((tier) => (tier ? [tier.price] : []))
    .concat(course.price)
    .map((amount) => ({
      '@type': 'Offer',
      category: 'Paid',
      price: amount.toFixed(2),
      priceCurrency: 'BDT',
      url: siteUrl + coursePath(course),
    }));

const describeCourse = (course: Course, siteUrl: string) => ({
  ...schemaContext,
  '@type': 'Course',
  name: course.title,
  description: course.subtitle || course.desc,
  url: siteUrl + coursePath(course),
  provider: organization(siteUrl),
  instructor: course.instructorName ? { '@type': 'Person', name: course.instructorName } : undefined,
  educationalLevel: course.courseType,
  image: pictureUrl(course.thumbnail, siteUrl),
  offers: describeOffers(course, siteUrl),
  aggregateRating: course.rating
    ? {
        '@type': 'AggregateRating',
        ratingValue: course.rating.average,
        reviewCount: course.rating.count,
        bestRating: 5,
        worstRating: 1,
      }
    : undefined,
  hasCourseInstance: { '@type': 'CourseInstance', courseMode: 'Online' },
});

export const courseHead: BuildHead = (context) => {
  const { t, url, siteUrl } = context;
  const notFoundTitle = pageTitle(context, t('storefront.head.not_found_title'));
  const id = url.searchParams.get('id') ?? '';
  if (id === '') return notFoundHead(notFoundTitle);
  const query = courseQuery(id);
  const course = readResponse(context, query);
  if (!course) return headWithoutResponse(context, query, t('kit.brand'), notFoundTitle);
  return {
    title: pageTitle(context, course.title),
    description: course.subtitle || truncateText(course.desc, 160),
    canonical: coursePath(course),
    image: course.thumbnail ?? undefined,
    type: 'article',
    jsonLd: [
      describeCourse(course, siteUrl),
      breadcrumbs(siteUrl, homeEntry(context), courseListEntry(context), courseEntry(course)),
    ],
  };
};
