import { LRUCache } from 'lru-cache';
import type { Instructor } from '../instructors/instructor.ts';
import { foldSpelling } from '../search/fold-spelling.ts';
import type { IndexedCourse } from './indexed-course.ts';

/** Filters of the lists of the back-office. Missing and empty filters match everything. */
export interface StaffFilters {
  readonly published?: boolean | undefined;
  readonly featured?: boolean | undefined;
  readonly query?: string;
  readonly category?: string;
  readonly instructorId?: string;
  /** Only this instructor's courses, for callers who are bound to an instructor (decision B2). */
  readonly ownInstructorId?: string | undefined;
}

interface Listed {
  readonly published: boolean;
  readonly featured: boolean;
  readonly category?: string;
  readonly instructorId?: string;
}

export const courseTitleText = ({ summary: { title } }: IndexedCourse): string =>
  `${title?.en ?? ''} ${title?.bn ?? ''}`;
export const instructorText = ({ name, band }: Instructor): string => `${name.en} ${name.bn} ${band}`;

/** Each page of a list has the same filters, and the list is replaced after a change. */
const maxCachedFilters = 20;

/**
 * A list with the filters of the back-office. Folding is most of the cost of a search, so the list keeps its folded texts. Reading all
 * values is most of the cost of a page, so the list caches the matches of recent filters.
 */
export class StaffList<T extends Listed> {
  readonly #all: readonly T[];
  readonly #textOf: (value: T) => string;
  readonly #matches = new LRUCache<string, readonly T[]>({ max: maxCachedFilters });
  #folded: readonly string[] | undefined;

  constructor(all: readonly T[], textOf: (value: T) => string) {
    this.#all = all;
    this.#textOf = textOf;
  }

  /** The values that match all filters. The text of a match contains every word of the query. */
  filter(filters: StaffFilters): readonly T[] {
    const { published, featured, query, category, instructorId, ownInstructorId } = filters;
    const key = JSON.stringify([published, featured, query, category, instructorId, ownInstructorId]);
    const cached = this.#matches.get(key);
    if (cached) return cached;
    const matches = this.#findMatches(filters);
    this.#matches.set(key, matches);
    return matches;
  }

  #findMatches(filters: StaffFilters): readonly T[] {
    const { published, featured, query = '', category = '', instructorId = '', ownInstructorId } = filters;
    const conditions = [
      published !== undefined && ((value: T) => value.published === published),
      featured !== undefined && ((value: T) => value.featured === featured),
      category !== '' && ((value: T) => value.category === category),
      instructorId !== '' && ((value: T) => value.instructorId === instructorId),
      ownInstructorId !== undefined && ((value: T) => value.instructorId === ownInstructorId),
    ].filter((condition) => condition !== false);
    const candidates = query.trim() === '' ? this.#all : this.#search(query);
    if (conditions.length === 0) return candidates;
    return candidates.filter((value) => conditions.every((isMet) => isMet(value)));
  }

  #search(query: string): readonly T[] {
    const words = foldSpelling(query).split(' ');
    this.#folded ??= this.#all.map((value) => foldSpelling(this.#textOf(value)));
    const texts = this.#folded;
    return this.#all.filter((_, index) => words.every((word) => texts[index]?.includes(word)));
  }
}
