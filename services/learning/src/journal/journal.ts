import type { FieldError } from '@sargam/chassis/errors';
import type { LocalizedText } from '@sargam/proto/common/v1/text';
import type {
  PracticeDay,
  PractisedLesson,
  PractisedLoop,
  RecordPracticeRequest,
} from '@sargam/proto/learning/v1/journal';

const maxSeconds = 86_400;
const maxLoops = 50;
export const maxWeeklyMinutes = 10_000;

const isLoopValid = ({ startTenths, endTenths, speedPercent, rounds }: PractisedLoop): boolean =>
  endTenths > startTenths && speedPercent >= 25 && speedPercent <= 200 && rounds > 0;

/** What is wrong with the totals of a session, by the names of the API. */
export const validatePractice = (request: RecordPracticeRequest): readonly FieldError[] => [
  ...(request.sessionId === '' ? [{ field: 'session', message: 'A session needs an id' }] : []),
  ...(request.seconds > maxSeconds ? [{ field: 'seconds', message: 'A day has 86,400 seconds' }] : []),
  ...(request.loops.length > maxLoops || !request.loops.every(isLoopValid)
    ? [{ field: 'loops', message: `At most ${maxLoops} loops with a length, a speed and rounds` }]
    : []),
];

/** A session with its lesson. */
export interface SessionRow {
  readonly day: string;
  readonly lesson_id: string;
  readonly course_id: string;
  readonly title: LocalizedText;
  readonly seconds: number;
  readonly loops: readonly PractisedLoop[];
}

const sumSeconds = (rows: readonly { readonly seconds: number }[]): number =>
  rows.reduce((sum, { seconds }) => sum + seconds, 0);

/** Loops with the same points and speed become one, with all their rounds. */
const mergeLoops = (loops: readonly PractisedLoop[]): PractisedLoop[] => {
  const groups = Map.groupBy(loops, (loop) => `${loop.startTenths} ${loop.endTenths} ${loop.speedPercent}`);
  return [...groups.values()].flatMap((same) => {
    const [first] = same;
    return first ? [{ ...first, rounds: same.reduce((sum, { rounds }) => sum + rounds, 0) }] : [];
  });
};

const toLesson = (rows: readonly SessionRow[]): PractisedLesson[] => {
  const [first] = rows;
  if (!first) return [];
  return [
    {
      lessonId: first.lesson_id,
      courseId: first.course_id,
      title: first.title,
      seconds: sumSeconds(rows),
      loops: mergeLoops(rows.flatMap(({ loops }) => loops)),
    },
  ];
};

/** The sessions by day and lesson, in their order. */
export const buildDays = (rows: readonly SessionRow[]): PracticeDay[] =>
  [...Map.groupBy(rows, ({ day }) => day)].map(([date, ofDay]) => ({
    date,
    seconds: sumSeconds(ofDay),
    lessons: [...Map.groupBy(ofDay, ({ lesson_id }) => lesson_id).values()].flatMap(toLesson),
  }));
