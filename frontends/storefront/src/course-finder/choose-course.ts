import type { ApiSchemas } from '@sargam/kit';
import { type Level, levels } from '../shared/course-level.ts';

/** How much time a week: a little favours short courses, much favours courses with many lessons. */
export const paces = ['little', 'much'] as const;
export const budgets = ['low', 'any'] as const;

export type Answers = {
  instrument?: string;
  level?: Level;
  pace?: (typeof paces)[number];
  budget?: (typeof budgets)[number];
};
export type CompleteAnswers = Required<Answers>;

export const questions = [
  'instrument',
  'level',
  'pace',
  'budget',
] as const satisfies readonly (keyof Answers)[];
export type Question = (typeof questions)[number];

export const parseAnswers = (searchParams: URLSearchParams): Answers => {
  const value = (name: Question): string | null => searchParams.get(name);
  return {
    instrument: value('instrument') || undefined,
    level: levels.find((level) => level === value('level')),
    pace: paces.find((pace) => pace === value('pace')),
    budget: budgets.find((budget) => budget === value('budget')),
  };
};

/** The first question without an answer; undefined if all are answered. Later answers are kept. */
export const findNextQuestion = (answers: Answers): Question | undefined =>
  questions.find((question) => answers[question] === undefined);

/** The address with these answers, in the order of the questions. */
export const courseFinderUrl = (answers: Answers): string => {
  const params = new URLSearchParams();
  for (const question of questions) if (answers[question]) params.set(question, answers[question]);
  return params.size > 0 ? `/start?${params}` : '/start';
};

type Course = ApiSchemas['CourseCard'];

/** 0 for the same level; an easier course is nearer than a harder one. */
const levelDistance = (course: Course, level: Level): number => {
  const steps = levels.indexOf(course.courseType) - levels.indexOf(level);
  return steps > 0 ? 2 * steps : -2 * steps - (steps === 0 ? 0 : 1);
};

/**
 * The course to begin with: of the chosen category, with the nearest level, with a free lesson where there is one; then by price if
 * little money is to be spent, else by the number of lessons that fits the time; then the most sold. Bundles are left out.
 */
export const chooseCourse = (
  courses: readonly Course[],
  { instrument, level, pace, budget }: CompleteAnswers,
): Course | undefined => {
  const lessons = (one: Course, other: Course): number =>
    pace === 'little' ? one.lessonCount - other.lessonCount : other.lessonCount - one.lessonCount;
  const price = (one: Course, other: Course): number => (budget === 'low' ? one.price - other.price : 0);
  return courses
    .filter(({ catagory, bundle }) => catagory === instrument && !bundle)
    .toSorted(
      (one, other) =>
        levelDistance(one, level) - levelDistance(other, level) ||
        Number(other.freeLessonCount > 0) - Number(one.freeLessonCount > 0) ||
        price(one, other) ||
        lessons(one, other) ||
        other.sold - one.sold,
    )[0];
};
