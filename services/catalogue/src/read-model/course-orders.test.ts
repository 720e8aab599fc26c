import { buildCourse } from '../testing/samples.ts';
import { CatalogueReadModel } from './read-model.ts';

const offer = (price: bigint) => ({ price, oldPrice: 0n, validityDays: 30 });
const page = { limit: 10, offset: 0 };

const createTestReadModel = () => {
  const readModel = new CatalogueReadModel();
  for (const [index, [id, price, sold]] of (
    [
      ['oldest', 300n, 5],
      ['free', 0n, 9],
      ['dear', 900n, 1],
      ['newest', 300n, 5],
    ] as const
  ).entries())
    readModel.putCourse(
      buildCourse({ id, standard: offer(price), sold, soldChanges: sold, createdAt: new Date(index) }),
    );
  const list = (
    ...[order, slice = page, query = '']: [
      Parameters<typeof readModel.searchCourses>[3],
      typeof page?,
      string?,
    ]
  ) => readModel.searchCourses(query, {}, slice, order).items.map(({ id }) => id);
  return { readModel, list };
};

it.each([
  ['newest', ['newest', 'dear', 'free', 'oldest']],
  ['popular', ['free', 'newest', 'oldest', 'dear']],
  ['price-low', ['newest', 'oldest', 'dear', 'free']],
  ['price-high', ['dear', 'newest', 'oldest', 'free']],
] as const)('order %s: %s; equal courses newest first, courses without a price last', (order, expected) => {
  const { list } = createTestReadModel();
  expect(list(order)).toEqual(expected);
  expect(list(order, page, 'fingerstyle')).toEqual(expected);
  expect(list(order, { limit: 2, offset: 1 })).toEqual(expected.slice(1, 3));
  expect(list(order, { limit: 2, offset: 1 }, 'fingerstyle')).toEqual(expected.slice(1, 3));
});

it('a sale changes the popular order at once, for words too', () => {
  const { readModel, list } = createTestReadModel();
  for (const query of ['', 'fingerstyle']) expect(list('popular', page, query).at(-1)).toBe('dear');
  readModel.setSalesCount('dear', { sold: 50, soldChanges: 50 });
  for (const query of ['', 'fingerstyle']) expect(list('popular', page, query)[0]).toBe('dear');
});
