import type { SearchResponse } from '@sargam/proto/catalogue/v1/search';
import type { z } from 'zod';
import { type Route, route } from '../../routing/route.ts';
import { type Language, localize } from '../../wire/language.ts';
import { toPage } from '../../wire/schemas.ts';
import { toTaka } from '../../wire/taka.ts';
import { toInstructorCard } from '../cards/instructor-card.ts';
import { toCategoryCounts, toCourseList, toCourseType, toLevel } from '../course/course-mapping.ts';
import { toFreebieCard } from '../freebies/freebies-mapping.ts';
import { SearchQuery, SearchResult } from './search-wire.ts';

const toSearchResult = (found: SearchResponse, language: Language): z.input<typeof SearchResult> => {
  const { data: courses, total } = toCourseList(found, language);
  const { minPoisha = 0n, maxPoisha = 0n } = found.prices ?? {};
  return {
    courses,
    total,
    instructors: found.instructors.map((instructor) => toInstructorCard(instructor, language)),
    freebies: found.freebies.map((freebie) => toFreebieCard(freebie, language)),
    facets: {
      categories: toCategoryCounts(found),
      levels: found.levels.map(({ level, courses: count }) => ({ courseType: toCourseType(level), count })),
      instructors: found.instructorCounts.map(({ instructorId, name, courses: count }) => ({
        _id: instructorId,
        name: localize(name, language),
        count,
      })),
      prices: { min: toTaka(minPoisha), max: toTaka(maxPoisha) },
    },
  };
};

export const searchRoutes: readonly Route[] = [
  route.get('/search/', {
    summary:
      'Courses, instructors and freebies, by text in English, Bengali or romanised Bengali and by facets',
    rate: 'search',
    query: SearchQuery,
    response: SearchResult,
    handle: async ({ query, language }, { search }) =>
      toSearchResult(
        await search.search({
          query: query.q,
          category: query.catagory,
          level: toLevel(query.level),
          instructorId: query.instructor,
          minPricePoisha: query.min,
          maxPricePoisha: query.max,
          page: toPage(query),
        }),
        language,
      ),
  }),
];
