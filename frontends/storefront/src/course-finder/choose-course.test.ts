import { buildCourse } from '../testing/samples.ts';
import { chooseCourse, courseFinderUrl, findNextQuestion, parseAnswers } from './choose-course.ts';

const answers = { instrument: 'Guitar', level: 'intermediate', pace: 'little', budget: 'any' } as const;

it.each([
  ['the same level', [{ courseType: 'beginner' }, { courseType: 'intermediate' }], {}],
  ['the easier of two levels as far', [{ courseType: 'advanced' }, { courseType: 'beginner' }], {}],
  ['a course with a free lesson', [{ freeLessonCount: 0 }, { freeLessonCount: 1 }], {}],
  ['the cheaper course if little money is to be spent', [{ price: 900 }, { price: 500 }], { budget: 'low' }],
  ['the shorter course for little time', [{ lessonCount: 9 }, { lessonCount: 4 }], {}],
  ['the longer course for much time', [{ lessonCount: 4 }, { lessonCount: 9 }], { pace: 'much' }],
  ['the most sold of equal courses', [{ sold: 1 }, { sold: 5 }], {}],
  ['no other category', [{ catagory: 'Drums' }, {}], {}],
  ['no bundle', [{ bundle: true }, {}], {}],
] as const)('chooses %s', (_, [worse, better], change) => {
  const level = { courseType: 'intermediate' } as const;
  const courses = [
    buildCourse({ ...level, ...worse, _id: 'worse' }),
    buildCourse({ ...level, ...better, _id: 'better' }),
  ];
  for (const list of [courses, courses.toReversed()])
    expect(chooseCourse(list, { ...answers, ...change })?._id).toBe('better');
});

it('chooses nothing where the category has no course', () => {
  expect(chooseCourse([buildCourse({ catagory: 'Drums' })], answers)).toBeUndefined();
});

it('the address has the valid answers only, and the next question is the first without one', () => {
  const parsed = parseAnswers(new URLSearchParams('budget=low&level=expert&instrument=Guitar'));
  expect(findNextQuestion(parsed)).toBe('level');
  expect(courseFinderUrl(parsed)).toBe('/start?instrument=Guitar&budget=low');
  expect(findNextQuestion(answers)).toBeUndefined();
  expect(courseFinderUrl({})).toBe('/start');
});
