import { buildCourse } from '../testing/samples.ts';
import { CatalogueReadModel } from './read-model.ts';

const createTestReadModel = (...courses: Parameters<typeof buildCourse>[0][]) => {
  const readModel = new CatalogueReadModel();
  readModel.putCourse(buildCourse());
  for (const course of courses) readModel.putCourse(buildCourse(course));
  return (excluded: readonly string[] = [], limit = 9, id = 'c1') =>
    readModel.listRelatedCourses(id, excluded, limit).map((course) => course.id);
};

it('orders by category, then instructor, then level, then sold count', () => {
  const related = createTestReadModel(
    { id: 'instructor', category: 'Drums' },
    { id: 'category', instructorId: 'i2', level: 'advanced' },
    { id: 'sold', instructorId: 'i2', level: 'advanced', sold: 3, soldChanges: 3 },
    { id: 'all' },
    { id: 'category-and-level', instructorId: 'i2' },
  );
  expect(related()).toEqual(['all', 'category-and-level', 'sold', 'category', 'instructor']);
  expect(related(['all'], 2)).toEqual(['category-and-level', 'sold']);
});

it('leaves out what is not similar, not published, or sold together', () => {
  const related = createTestReadModel(
    { id: 'level only', category: 'Drums', instructorId: 'i2' },
    { id: 'draft', published: false },
    { id: 'bundle', bundle: ['c1'] },
  );
  expect(related()).toEqual([]);
  expect(related([], 9, 'bundle')).toEqual([]);
  expect(related([], 9, 'unknown')).toEqual([]);
});
