import { toPage } from '../../api/schemas.ts';
import { type Route, route } from '../../routing/route.ts';
import { toCourseOrder, toLevel } from '../course/course-response.ts';
import { SearchQuery, SearchResult } from './search-response.ts';

export const searchRoutes: readonly Route[] = [
  route.get('/search/', {
    summary:
      'Courses, instructors and freebies, by text in English, Bengali or romanised Bengali and by facets',
    roles: 'anybody',
    rate: 'search',
    query: SearchQuery,
    response: SearchResult,
    handle: ({ query }, { search }) =>
      search.search({
        query: query.q,
        category: query.catagory,
        level: toLevel(query.level),
        instructorId: query.instructor,
        minPricePoisha: query.min,
        maxPricePoisha: query.max,
        page: toPage(query),
        order: toCourseOrder(query.sort),
      }),
  }),
];
