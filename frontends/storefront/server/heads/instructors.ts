import { type ApiSchemas, parsePage } from '@sargam/kit';
import { truncateText } from '@sargam/kit/format';
import type { BuildHead } from '@sargam/kit/server';
import { instructorQuery, instructorsQuery } from '../../src/instructors/useInstructors.ts';
import { breadcrumbs, itemList, organization, pictureUrl, schemaContext } from './json-ld.ts';
import { homeEntry, instructorEntry, instructorListEntry, instructorPath } from './named-paths.ts';
import { pageTitle } from './page-title.ts';
import { headWithoutResponse, readResponse } from './query-responses.ts';

export const instructorsHead: BuildHead = (context) => {
  const { t, url, siteUrl } = context;
  const page = parsePage(url.searchParams);
  const people = readResponse(context, instructorsQuery(page))?.data ?? [];
  return {
    title: pageTitle(context, t('storefront.instructors.title')),
    description: t('storefront.head.instructors_description'),
    canonical: page > 1 ? `/instructorlist?page=${page}` : '/instructorlist',
    jsonLd: [
      itemList(siteUrl, people.map(instructorEntry)),
      breadcrumbs(siteUrl, homeEntry(context), instructorListEntry(context)),
    ],
  };
};

const describePerson = (person: ApiSchemas['InstructorPage'], siteUrl: string) => ({
  ...schemaContext,
  '@type': 'Person',
  name: person.name,
  description: person.bio,
  url: siteUrl + instructorPath(person),
  image: pictureUrl(person.photo, siteUrl),
  worksFor: organization(siteUrl),
});

export const instructorHead: BuildHead = (context) => {
  const { t, params, siteUrl } = context;
  const query = instructorQuery(params.id ?? '');
  const person = readResponse(context, query);
  if (!person)
    return headWithoutResponse(context, query, pageTitle(context, t('storefront.instructors.title')));
  return {
    title: pageTitle(context, person.name),
    description: truncateText(person.bio, 160),
    canonical: instructorPath(person),
    image: person.photo ?? undefined,
    type: 'profile',
    jsonLd: [
      describePerson(person, siteUrl),
      breadcrumbs(siteUrl, homeEntry(context), instructorListEntry(context), instructorEntry(person)),
    ],
  };
};
