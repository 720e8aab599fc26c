import { omitBlankFields } from './blank-fields.ts';

it('fields with an empty text are removed', () => {
  expect(omitBlankFields({ a: '', b: '0' })).toEqual({ b: '0' });
});
