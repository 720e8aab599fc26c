import type { SearchResponse } from '@sargam/proto/catalogue/v1/search';
import type { z } from 'zod';
import { inLanguage, type Language } from '../../wire/language.ts';
import { pageOf } from '../../wire/paging.ts';
import { type Route, route } from '../../wire/route.ts';
import { toTaka } from '../../wire/taka.ts';
import { courseTypeOf, levelOf, toCategories, toCourseList } from '../course/course-mapping.ts';
import { toFreebieCard } from '../freebies/freebies-mapping.ts';
import { toInstructorCard } from '../instructor/instructor-mapping.ts';
import { Found, SearchQuery } from './search-wire.ts';

const toFound = (found: SearchResponse, language: Language): z.input<typeof Found> => {
  const { data: courses, total } = toCourseList(found, language);
  const { minPoisha = 0n, maxPoisha = 0n } = found.prices ?? {};
  return {
    ...{ courses, total },
    instructors: found.instructors.map((instructor) => toInstructorCard(instructor, language)),
    freebies: found.freebies.map((freebie) => toFreebieCard(freebie, language)),
    facets: {
      categories: toCategories(found),
      levels: found.levels.map(({ level, courses: count }) => ({ courseType: courseTypeOf(level), count })),
      instructors: found.instructorCounts.map(({ instructorId, name, courses: count }) => ({
        ...{ _id: instructorId, name: inLanguage(name, language), count },
      })),
      prices: { min: toTaka(minPoisha), max: toTaka(maxPoisha) },
    },
  };
};

export const searchRoutes: readonly Route[] = [
  route({
    method: 'get',
    path: '/search/',
    summary:
      'Courses, instructors and freebies by words in English, Bengali or romanised Bengali, and by facets',
    rate: 'search',
    query: SearchQuery,
    response: Found,
    handle: async ({ query, language }, { search }) =>
      toFound(
        await search.search({
          query: query.q,
          category: query.catagory,
          level: levelOf(query.level),
          instructorId: query.instructor,
          minPricePoisha: query.min,
          maxPricePoisha: query.max,
          page: pageOf(query),
        }),
        language,
      ),
  }),
];
