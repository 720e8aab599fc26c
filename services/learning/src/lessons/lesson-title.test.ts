import { validateTitle } from './lesson-title.ts';

it('a title needs two characters', () => {
  expect(validateTitle(' a ')).toBe('Please enter a title for the lesson');
  expect(validateTitle('Am')).toBeUndefined();
});
