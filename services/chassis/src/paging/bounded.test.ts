import { toBoundedLimitOffset, toBoundedTotal, toPageWithNext } from './index.ts';

it('an offset beyond 10,000 rows is rejected, and a list after a row has no offset', () => {
  const deep = { page: 501, limit: 20 };
  expect(() => toBoundedLimitOffset({ page: deep, after: '' })).toThrow(
    expect.objectContaining({ code: 'page-too-deep', fields: [expect.objectContaining({ field: 'page' })] }),
  );
  expect(toBoundedLimitOffset({ page: { page: 500, limit: 20 }, after: '' })).toEqual({
    limit: 20,
    offset: 9_980,
  });
  expect(toBoundedLimitOffset({ page: deep, after: 'x' })).toEqual({ limit: 20, offset: 0 });
});

it('a total is exact up to 10,000', () => {
  expect([9_999, 10_000, 10_001].map(toBoundedTotal)).toEqual([
    { total: 9_999, more: false },
    { total: 10_000, more: false },
    { total: 10_000, more: true },
  ]);
});

it('a page names its last row only where another row follows', () => {
  const rows = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
  const idOf = ({ id }: { id: string }) => id;
  expect(toPageWithNext(rows, 2, idOf)).toEqual({ page: rows.slice(0, 2), next: 'b' });
  expect(toPageWithNext(rows, 3, idOf)).toEqual({ page: rows, next: '' });
  expect(toPageWithNext([], 3, idOf)).toEqual({ page: [], next: '' });
});
