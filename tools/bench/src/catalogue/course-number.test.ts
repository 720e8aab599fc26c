import { Course } from '@sargam/proto/catalogue/v1/catalogue';
import { courseId, courseNumber, instructorNumber } from './course-number.ts';

it('is the same course at every run, and another one for another number', () => {
  expect(courseNumber(7)).toEqual(courseNumber(7));
  expect(courseNumber(7).summary?.title).not.toEqual(courseNumber(8).summary?.title);
  expect(new Set([0, 9, 10, 19_999].map(courseId)).size).toBe(4);
});

it('has both languages, three tiers with prices, and an instructor', () => {
  for (const index of [0, 1, 16, 999]) {
    const { summary, description } = courseNumber(index);
    expect(summary?.title?.bn).toMatch(/[ঀ-৿]/);
    expect(description?.en.length).toBeGreaterThan(300);
    expect(summary?.tiers.map((offer) => offer.pricePoisha > 0n)).toEqual([true, true, true]);
    expect(summary?.instructorId).toBe(instructorNumber(index % 50).id);
  }
});

it('is as heavy on the wire as a real one', () => {
  const bytes = Course.encode(Course.fromPartial(courseNumber(3))).finish().length;
  expect(bytes).toBeGreaterThan(2000);
  expect(bytes).toBeLessThan(8000);
});
