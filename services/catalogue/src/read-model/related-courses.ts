import type { IndexedCourse } from './indexed-course.ts';

const weights = { category: 4, instructor: 2, level: 1 } as const;

/** How similar two courses are; 0 if only the level is the same. */
const scoreSimilarity = (one: IndexedCourse, other: IndexedCourse): number => {
  const common =
    (one.category === other.category ? weights.category : 0) +
    (one.instructorId === other.instructorId ? weights.instructor : 0);
  return common === 0 ? 0 : common + (one.level === other.level ? weights.level : 0);
};

type Scored = { readonly other: IndexedCourse; readonly score: number };

const isBetter = (one: Scored, known: Scored): boolean =>
  one.score > known.score || (one.score === known.score && one.other.sold > known.other.sold);

/**
 * The most similar courses first: same category, then same instructor, then same level; among equals the most sold, then the newest.
 * Neither the courses of a bundle nor the bundles of a course are related to each other, because the page names them already.
 * @param courses newest first
 */
export const findRelatedCourses = (
  courses: readonly IndexedCourse[],
  course: IndexedCourse,
  excludedIds: ReadonlySet<string>,
  limit: number,
): readonly IndexedCourse[] => {
  const isExcluded = ({ id, bundle }: IndexedCourse): boolean =>
    id === course.id || excludedIds.has(id) || bundle.includes(course.id) || course.bundle.includes(id);
  // A sorted list of a few courses: with thousands of courses, sorting all of them would take most of the time of the call.
  const best: Scored[] = [];
  for (const other of courses) {
    const score = scoreSimilarity(course, other);
    const last = best[limit - 1];
    if (score === 0 || (last && !isBetter({ other, score }, last)) || isExcluded(other)) continue;
    const place = best.findIndex((known) => isBetter({ other, score }, known));
    best.splice(place < 0 ? best.length : place, 0, { other, score });
    if (best.length > limit) best.pop();
  }
  return best.map(({ other }) => other);
};
