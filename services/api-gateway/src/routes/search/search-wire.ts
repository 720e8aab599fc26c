import { z } from 'zod';
import { Id, PageQuery, Taka } from '../../wire/schemas.ts';
import { amountField } from '../../wire/taka.ts';
import { InstructorCard } from '../cards/instructor-card.ts';
import { CategoryCount, CourseCard, CourseType, LevelWord } from '../course/course-wire.ts';
import { FreebieCard } from '../freebies/freebies-wire.ts';

const Count = z.number().int();

export const SearchResult = z
  .object({
    courses: z.array(CourseCard),
    total: Count.meta({ description: 'Number of courses' }),
    instructors: z.array(InstructorCard).meta({ description: 'At most five' }),
    freebies: z.array(FreebieCard).meta({ description: 'At most five' }),
    facets: z
      .object({
        categories: z.array(CategoryCount),
        levels: z.array(z.object({ courseType: CourseType, count: Count })),
        instructors: z.array(z.object({ _id: z.string(), name: z.string(), count: Count })),
        prices: z.object({ min: Taka, max: Taka }),
      })
      .meta({ description: 'Each facet is counted without its own filter' }),
  })
  .meta({ id: 'Found' });

export const SearchQuery = PageQuery.extend({
  q: z.string().trim().max(200).optional(),
  catagory: z.string().max(80).optional(),
  level: LevelWord.optional(),
  instructor: Id.optional(),
  min: amountField().optional().meta({ description: 'Minimum price in taka' }),
  max: amountField().optional().meta({ description: 'Maximum price in taka' }),
});
