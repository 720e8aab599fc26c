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
    total: Count.meta({ description: 'Of courses' }),
    instructors: z.array(InstructorCard).meta({ description: 'Five at most' }),
    freebies: z.array(FreebieCard).meta({ description: 'Five at most' }),
    facets: z
      .object({
        categories: z.array(CategoryCount),
        levels: z.array(z.object({ courseType: CourseType, count: Count })),
        instructors: z.array(z.object({ _id: z.string(), name: z.string(), count: Count })),
        prices: z.object({ min: Taka, max: Taka }),
      })
      .meta({ description: 'Each counted as if it alone were not set' }),
  })
  .meta({ id: 'Found' });

export const SearchQuery = PageQuery.extend({
  q: z.string().trim().max(200).optional(),
  catagory: z.string().max(80).optional(),
  level: LevelWord.optional(),
  instructor: Id.optional(),
  min: amountField().optional().meta({ description: 'Least price in taka' }),
  max: amountField().optional().meta({ description: 'Most price in taka' }),
});
