import type {
  GetJournalResponse,
  PractisedLesson as StoredLesson,
  PractisedLoop as StoredLoop,
  PracticeDay as StoredPracticeDay,
} from '@sargam/proto/learning/v1/journal';
import { z } from 'zod';
import { type Route, route } from '../../routing/route.ts';
import { allRoles } from '../../wire/roles.ts';
import { Id } from '../../wire/schemas.ts';
import { each, field, integer, localized, success, text, view } from '../../wire/view.ts';
import { toTenths } from './loop-wire.ts';

const PractisedLoop = view<StoredLoop>('PractisedLoop')({
  start: field(z.number().meta({ description: 'Seconds, to a tenth' }), (loop) => loop.startTenths / 10),
  end: field(z.number().meta({ description: 'Seconds, to a tenth' }), (loop) => loop.endTenths / 10),
  speed: field(
    z.number().meta({ description: '1 is the speed of the video' }),
    (loop) => loop.speedPercent / 100,
  ),
  rounds: integer((loop) => loop.rounds),
});

const PractisedLesson = view<StoredLesson>('PractisedLesson')({
  lesson: text((lesson) => lesson.lessonId),
  course: text((lesson) => lesson.courseId),
  title: localized((lesson) => lesson.title),
  seconds: integer((lesson) => lesson.seconds),
  loops: each(PractisedLoop, (lesson) => lesson.loops),
});

const PracticeDay = view<StoredPracticeDay>('PracticeDay')({
  date: text((day) => day.date, 'The day in Dhaka, such as 2026-11-24'),
  seconds: integer((day) => day.seconds),
  lessons: each(PractisedLesson, (day) => day.lessons),
});

const PracticeForm = z
  .object({
    lesson: Id,
    seconds: z.number().int().min(0).max(86_400),
    loops: z
      .array(
        z.object({
          start: z.number().min(0).max(86_400),
          end: z.number().min(0).max(86_400),
          speed: z.number().min(0.25).max(2),
          rounds: z.number().int().min(1).max(100_000),
        }),
      )
      .max(50),
  })
  .meta({ id: 'PracticeForm' });

export const journalRoutes: readonly Route[] = [
  route.put('/learning/practice/{id}', {
    summary: 'Saves the totals of a practice session so far; repeated and late calls change nothing',
    roles: allRoles,
    noOwner: 'service',
    params: z.object({ id: Id }),
    body: PracticeForm,
    response: success,
    handle: ({ params, body }, { journal }) =>
      journal.recordPractice({
        sessionId: params.id,
        lessonId: body.lesson,
        seconds: body.seconds,
        loops: body.loops.map(({ start, end, speed, rounds }) => ({
          startTenths: toTenths(start),
          endTenths: toTenths(end),
          speedPercent: Math.round(speed * 100),
          rounds,
        })),
      }),
  }),
  route.get('/learning/journal', {
    summary: "The caller's practice journal, the newest day first; nobody else can read it",
    roles: allRoles,
    noOwner: 'service',
    query: z.object({ days: z.coerce.number().int().min(1).max(60).default(14) }),
    response: view<GetJournalResponse>()({
      data: each(PracticeDay, ({ days }) => days),
      weeklyMinutes: integer(({ weeklyMinutes }) => weeklyMinutes, '0 without a goal'),
    }),
    handle: ({ query }, { journal }) => journal.getJournal({ days: query.days }),
  }),
  route.put('/learning/practice-goal', {
    summary: 'Saves the wished minutes of practice in seven days; 0 removes the goal',
    roles: allRoles,
    noOwner: 'service',
    body: z.object({ minutes: z.number().int().min(0).max(10_000) }).meta({ id: 'PracticeGoal' }),
    response: success,
    handle: ({ body }, { journal }) => journal.savePracticeGoal({ weeklyMinutes: body.minutes }),
  }),
];
