import type { Course } from '../courses/course.ts';
import type { CourseStore } from '../courses/course-store.ts';
import { buildCourse, localized } from '../testing/samples.ts';
import { createCourseCache } from './course-cache.ts';
import { CatalogueReadModel } from './read-model.ts';

const createTestCache = () => {
  const stored = new Map<string, Course>();
  const readModel = new CatalogueReadModel();
  let reads = 0;
  const find = async (id: string) => {
    reads += 1;
    return stored.get(id);
  };
  const findCourse = createCourseCache(readModel, { find } as CourseStore, () => new Date(0));
  const save = (course: Course) => void stored.set(course.id, course);
  return { readModel, findCourse, save, reads: () => reads };
};

it('reads a course from the store once', async () => {
  const { readModel, findCourse, save, reads } = createTestCache();
  save(buildCourse());
  readModel.putCourse(buildCourse());
  expect([await findCourse('c1'), await findCourse('c1')]).toEqual([buildCourse(), buildCourse()]);
  expect(reads()).toBe(1);
});

it('returns a change at the same time as the lists', async () => {
  const { readModel, findCourse, save } = createTestCache();
  save(buildCourse());
  readModel.putCourse(buildCourse());
  await findCourse('c1');
  const changed = buildCourse({ version: 2, description: localized('longer') });
  save(changed);
  readModel.putCourse(changed);
  expect(await findCourse('c1')).toEqual(changed);
});

it('returns the current sales count, which does not change the version', async () => {
  const { readModel, findCourse, save } = createTestCache();
  save(buildCourse());
  readModel.putCourse(buildCourse());
  await findCourse('c1');
  readModel.setSalesCount('c1', { sold: 7, soldChanges: 9 });
  expect((await findCourse('c1'))?.sold).toBe(7);
});

it('finds a course before its event arrives', async () => {
  const { findCourse, save } = createTestCache();
  save(buildCourse({ id: 'new' }));
  expect((await findCourse('new'))?.id).toBe('new');
  expect(await findCourse('nowhere')).toBeUndefined();
});

it('a known version changes only the sales count', () => {
  const { readModel } = createTestCache();
  readModel.putCourse(buildCourse({ sold: 3, soldChanges: 3 }));
  readModel.putCourse(buildCourse({ sold: 2, soldChanges: 4, title: localized('Late') }));
  readModel.putCourse(buildCourse({ sold: 3, soldChanges: 3 }));
  expect(readModel.findCourse('c1')?.summary).toMatchObject({ sold: 2, title: localized('Fingerstyle') });
});
