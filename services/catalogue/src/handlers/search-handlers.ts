import { toLimitOffset } from '@sargam/chassis/paging';
import { Level } from '@sargam/proto/catalogue/v1/courses';
import type { SearchServiceImplementation } from '@sargam/proto/catalogue/v1/search';
import { parseCategory, parseLevel, toLevelMessage } from '../courses/course-message.ts';
import type { Deps } from '../deps.ts';
import { toFreebieSummary } from '../freebies/freebie-message.ts';
import { toInstructorSummary } from '../instructors/instructor-message.ts';
import type { CourseFilters } from '../read-model/filter-and-count.ts';
import type { CatalogueReadModel } from '../read-model/read-model.ts';
import type { SearchResult } from '../read-model/search-result.ts';
import { createListSearch } from '../search/list-search.ts';
import { freebieSearchTexts } from '../search/search-texts.ts';
import { parseOrder } from './parse-order.ts';

/** Maximum number of instructors and of freebies in a search result. */
const maxOtherResults = 5;
/** Maximum number of instructors in the facet. */
const maxInstructorFacets = 30;

/** The instructors with the most courses first, and always the chosen one. */
const toInstructorFacet = ({ instructors }: SearchResult, shelf: CatalogueReadModel, chosen: string) =>
  [...instructors]
    .sort(([, one], [, other]) => other - one)
    .filter(([id], place) => place < maxInstructorFacets || id === chosen)
    .map(([instructorId, courses]) => ({
      instructorId,
      name: shelf.findInstructorName(instructorId),
      courses,
    }));

export const searchHandlers = ({ readModel, freebieCache }: Deps): SearchServiceImplementation => {
  const findFreebies = createListSearch(freebieCache.current, freebieSearchTexts);
  return {
    search: async ({ query, category, level, instructorId, ...request }) => {
      const filters: CourseFilters = {
        category: category === '' ? undefined : (parseCategory(category) ?? category),
        level: level === Level.LEVEL_UNSPECIFIED ? undefined : (parseLevel(level) ?? 'unknown'),
        instructorId: instructorId || undefined,
        minPrice: request.minPricePoisha || undefined,
        maxPrice: request.maxPricePoisha || undefined,
      };
      const order = parseOrder(request.order);
      const found = readModel.searchCourses(query, filters, toLimitOffset(request.page), order);
      return {
        courses: found.items.map(({ summary }) => summary),
        total: found.total,
        instructors: readModel.searchInstructors(query, maxOtherResults).map(toInstructorSummary),
        freebies: findFreebies(query, maxOtherResults).map(toFreebieSummary),
        categories: [...found.categories].map(([name, courses]) => ({ category: name, courses })),
        levels: [...found.levels].map(([name, courses]) => ({ level: toLevelMessage(name), courses })),
        instructorCounts: toInstructorFacet(found, readModel, instructorId),
        prices: { minPoisha: found.prices?.least ?? 0n, maxPoisha: found.prices?.most ?? 0n },
      };
    },

    countCatalogue: async () => ({
      courses: readModel.searchCourses('', {}, { limit: 0, offset: 0 }).total,
      instructors: readModel.listInstructors().length,
      freebies: freebieCache.current().length,
    }),
  };
};
