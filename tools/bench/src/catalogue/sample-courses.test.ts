import { Course } from '@sargam/proto/catalogue/v1/courses';
import { courseId, createSampleCourse, createSampleInstructor } from './sample-courses.ts';

it('returns the same course for the same index and different courses for different indexes', () => {
  expect(createSampleCourse(7)).toEqual(createSampleCourse(7));
  expect(createSampleCourse(7).summary?.title).not.toEqual(createSampleCourse(8).summary?.title);
  expect(new Set([0, 9, 10, 19_999].map(courseId)).size).toBe(4);
});

it('a sample course has both languages, three priced tiers and an instructor', () => {
  for (const index of [0, 1, 16, 999]) {
    const { summary, description } = createSampleCourse(index);
    expect(summary?.title?.bn).toMatch(/[ঀ-৿]/);
    expect(description?.en.length).toBeGreaterThan(300);
    expect(summary?.tiers.map((offer) => offer.pricePoisha > 0n)).toEqual([true, true, true]);
    expect(summary?.instructorId).toBe(createSampleInstructor(index % 50).id);
  }
});

it('a sample course has an encoded size of 2 to 8 kB, as real courses have', () => {
  const bytes = Course.encode(Course.fromPartial(createSampleCourse(3))).finish().length;
  expect(bytes).toBeGreaterThan(2000);
  expect(bytes).toBeLessThan(8000);
});
