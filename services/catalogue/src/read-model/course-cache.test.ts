import type { Course } from '../courses/course.ts';
import type { CourseStore } from '../courses/course-store.ts';
import { aCourse, localized } from '../testing/samples.ts';
import { createCourseCache } from './course-cache.ts';
import { createReadModel } from './read-model.ts';

const aCatalogue = () => {
  const stored = new Map<string, Course>();
  const shelf = createReadModel();
  let reads = 0;
  const find = async (id: string) => {
    reads += 1;
    return stored.get(id);
  };
  const pages = createCourseCache(shelf, { find } as CourseStore, () => new Date(0));
  const save = (course: Course) => void stored.set(course.id, course);
  return { shelf, pages, save, reads: () => reads };
};

it('reads a course once, however often its page is asked for', async () => {
  const { shelf, pages, save, reads } = aCatalogue();
  save(aCourse());
  shelf.putCourse(aCourse());
  expect([await pages('c1'), await pages('c1')]).toEqual([aCourse(), aCourse()]);
  expect(reads()).toBe(1);
});

it('shows a change as soon as the lists do', async () => {
  const { shelf, pages, save } = aCatalogue();
  save(aCourse());
  shelf.putCourse(aCourse());
  await pages('c1');
  const changed = aCourse({ version: 2, description: localized('longer') });
  save(changed);
  shelf.putCourse(changed);
  expect(await pages('c1')).toEqual(changed);
});

it('knows the number sold, which makes no version', async () => {
  const { shelf, pages, save } = aCatalogue();
  save(aCourse());
  shelf.putCourse(aCourse());
  await pages('c1');
  shelf.setSalesCount('c1', { sold: 7, soldChanges: 9 });
  expect((await pages('c1'))?.sold).toBe(7);
});

it('finds a course that no event has told of yet', async () => {
  const { pages, save } = aCatalogue();
  save(aCourse({ id: 'new' }));
  expect((await pages('new'))?.id).toBe('new');
  expect(await pages('nowhere')).toBeUndefined();
});

it('a version that is on the shelf already changes the number sold at most', () => {
  const { shelf } = aCatalogue();
  shelf.putCourse(aCourse({ sold: 3, soldChanges: 3 }));
  shelf.putCourse(aCourse({ sold: 2, soldChanges: 4, title: localized('Late') }));
  shelf.putCourse(aCourse({ sold: 3, soldChanges: 3 }));
  expect(shelf.findCourse('c1')?.summary).toMatchObject({ sold: 2, title: localized('Fingerstyle') });
});
