import { toAuditJson } from './audit-entry.ts';
import { changedFields } from './index.ts';

it('an entry contains only the fields that differ', () => {
  expect(changedFields({ role: 'student', tags: ['a'] }, { role: 'admin', tags: ['a'] })).toEqual({
    before: { role: 'student' },
    after: { role: 'admin' },
  });
});

it('amounts are compared and written as decimal texts', () => {
  expect(changedFields({ price: 2n ** 60n }, { price: 2n ** 60n })).toEqual({ before: {}, after: {} });
  expect(toAuditJson({ price: 125_000n })).toBe('{"price":"125000"}');
});

it('a created target has all its fields after, a deleted one all before', () => {
  expect(changedFields(undefined, { name: 'Tabla' })).toEqual({ before: null, after: { name: 'Tabla' } });
  expect(changedFields({ name: 'Tabla' }, undefined)).toEqual({ before: { name: 'Tabla' }, after: null });
});
