import { normalizeText, validateAnswer, validateReview } from './review.ts';

const content = 'Clear and patient.';
const fieldsOf = (errors: readonly { readonly field: string }[]) => errors.map(({ field }) => field);

it.each([
  [{ rating: 5, content }, []],
  [{ rating: 0, content }, ['rating']],
  [{ rating: 6, content }, ['rating']],
  [{ rating: 4.5, content }, ['rating']],
  [{ rating: 1, content: 'Too short' }, ['text']],
  [{ rating: 1, content: 'খুব ভালো কোর্স, শিখে আনন্দ পেয়েছি' }, []],
  [{ rating: 1, content: 'কিকিকিকিকিকিকিকিকি' }, ['text']],
  [{ rating: 1, content: 'কি'.repeat(2000) }, []],
  [{ rating: 1, content: 'a'.repeat(2001) }, ['text']],
])('%j has errors in %j', (form, fields) => expect(fieldsOf(validateReview(form))).toEqual(fields));

it('an answer has at least one letter and at most 2,000', () => {
  expect(fieldsOf(validateAnswer(''))).toEqual(['text']);
  expect(validateAnswer('Thanks!')).toEqual([]);
  expect(fieldsOf(validateAnswer('a'.repeat(2001)))).toEqual(['text']);
});

it('control characters become spaces, and line breaks stay', () => {
  expect(normalizeText('  One\r\ntwo\u0007three\t ')).toBe('One\ntwo three');
});
