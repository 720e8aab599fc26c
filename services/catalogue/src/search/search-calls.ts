import { sliceOf } from '@sargam/chassis/paging';
import { Level } from '@sargam/proto/catalogue/v1/catalogue';
import type { SearchServiceImplementation } from '@sargam/proto/catalogue/v1/search';
import { levelMessage, parseCategory, parseLevel } from '../courses/course-message.ts';
import type { Freebie } from '../freebies/freebie.ts';
import { freebieCard } from '../freebies/freebie-message.ts';
import { instructorCard } from '../instructors/instructor-message.ts';
import type { Kept } from '../kept.ts';
import type { Found } from '../shelf/found.ts';
import type { Shelf } from '../shelf/shelf.ts';
import { finderOfLatest } from './finder.ts';
import { freebieTexts } from './texts.ts';

interface Deps {
  readonly shelf: Shelf;
  readonly rack: Kept<readonly Freebie[]>;
}

/** Instructors, and freebies, that come besides the courses. */
const mostBesides = 5;
/** Those with the most courses are counted; a list of more is no choice. */
const mostInstructors = 30;

/** The busiest first, and the one that is chosen, however few of the courses are theirs. */
const byInstructor = ({ instructors }: Found, shelf: Shelf, chosen: string) =>
  [...instructors]
    .sort(([, one], [, other]) => other - one)
    .filter(([id], place) => place < mostInstructors || id === chosen)
    .map(([instructorId, courses]) => ({ instructorId, name: shelf.nameOf(instructorId), courses }));

export const searchCalls = ({ shelf, rack }: Deps): SearchServiceImplementation => {
  const findFreebies = finderOfLatest(rack.now, freebieTexts);
  return {
    search: async ({ query, category, level, instructorId, ...asked }) => {
      const wanted = {
        category: category === '' ? undefined : (parseCategory(category) ?? category),
        level: level === Level.LEVEL_UNSPECIFIED ? undefined : (parseLevel(level) ?? 'unknown'),
        instructorId: instructorId || undefined,
        least: asked.leastPricePoisha || undefined,
        most: asked.mostPricePoisha || undefined,
      };
      const found = shelf.find(query, wanted, sliceOf(asked.page));
      return {
        courses: found.page.map(({ summary }) => summary),
        total: found.total,
        instructors: shelf.findInstructors(query, mostBesides).map(instructorCard),
        freebies: findFreebies(query, mostBesides).map(freebieCard),
        categories: [...found.categories].map(([name, courses]) => ({ category: name, courses })),
        levels: [...found.levels].map(([name, courses]) => ({ level: levelMessage(name), courses })),
        byInstructor: byInstructor(found, shelf, instructorId),
        prices: { leastPoisha: found.prices?.least ?? 0n, mostPoisha: found.prices?.most ?? 0n },
      };
    },

    countCatalogue: async () => ({
      courses: shelf.find('', {}, { limit: 0, offset: 0 }).total,
      instructors: shelf.instructors().length,
      freebies: rack.now().length,
    }),
  };
};
