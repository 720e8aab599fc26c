import { buildCourse, buildInstructor } from '../testing/samples.ts';
import { CatalogueReadModel } from './read-model.ts';

const firstPage = { limit: 20, offset: 0 };

it('a list of the back-office with the same filter has the changes since its last page', () => {
  const model = new CatalogueReadModel();
  const listIds = (filters: { featured?: boolean; query?: string }) =>
    model.listAllCourses(firstPage, filters).items.map(({ id }) => id);
  model.putCourse(buildCourse({ id: 'c1', version: 1, title: { en: 'Tabla', bn: '' } }));
  expect([listIds({ featured: false }), listIds({ query: 'tabla' })]).toEqual([['c1'], ['c1']]);
  expect([listIds({ featured: true }), listIds({ query: 'sitar' })]).toEqual([[], []]);
  model.putCourse(buildCourse({ id: 'c1', version: 2, title: { en: 'Sitar', bn: '' }, featured: true }));
  expect([listIds({ featured: false }), listIds({ query: 'tabla' })]).toEqual([[], []]);
  expect([listIds({ featured: true }), listIds({ query: 'sitar' })]).toEqual([['c1'], ['c1']]);
  const listInstructors = () => model.listAllInstructors({ published: true }).map(({ id }) => id);
  model.putInstructor(buildInstructor({ id: 'i1', version: 1, published: false }));
  expect(listInstructors()).toEqual([]);
  model.putInstructor(buildInstructor({ id: 'i1', version: 2, published: true }));
  expect(listInstructors()).toEqual(['i1']);
});
