import type { SearchResponse } from '@sargam/proto/catalogue/v1/search';
import { z } from 'zod';
import { each, field, integer, localized, responseOf, taka, text } from '../../api/response.ts';
import { Id, PageQuery } from '../../api/schemas.ts';
import { amountField } from '../../api/taka.ts';
import { InstructorCard } from '../cards/instructor-card.ts';
import { CourseCard, CourseSort, categoryCounts, courseType, LevelName } from '../course/course-response.ts';
import { FreebieCard } from '../freebies/freebies-response.ts';

const LevelCount = responseOf<SearchResponse['levels'][number]>()({
  courseType: courseType((count) => count.level),
  count: integer((count) => count.courses),
});

const InstructorCount = responseOf<SearchResponse['instructorCounts'][number]>()({
  _id: text((count) => count.instructorId),
  name: localized((count) => count.name),
  count: integer((count) => count.courses),
});

const PriceRange = responseOf<SearchResponse>()({
  min: taka(({ prices }) => prices?.minPoisha ?? 0n),
  max: taka(({ prices }) => prices?.maxPoisha ?? 0n),
});

const Facets = responseOf<SearchResponse>()({
  categories: categoryCounts,
  levels: each(LevelCount, (found) => found.levels),
  instructors: each(InstructorCount, (found) => found.instructorCounts),
  prices: PriceRange,
});

export const SearchResult = responseOf<SearchResponse>('Found')({
  courses: each(CourseCard, (found) => found.courses),
  total: integer((found) => found.total, 'Number of courses'),
  instructors: each(InstructorCard, (found) => found.instructors, 'At most five'),
  freebies: each(FreebieCard, (found) => found.freebies, 'At most five'),
  facets: field(
    Facets.schema.meta({ description: 'Each facet is counted without its own filter' }),
    Facets.toResponse,
  ),
});

export const SearchQuery = PageQuery.extend({
  q: z.string().trim().max(200).optional(),
  catagory: z.string().max(80).optional(),
  level: LevelName.optional(),
  instructor: Id.optional(),
  min: amountField().optional().meta({ description: 'Minimum price in taka' }),
  max: amountField().optional().meta({ description: 'Maximum price in taka' }),
  sort: CourseSort.optional(),
});
