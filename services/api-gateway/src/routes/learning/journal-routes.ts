import type {
  GetJournalResponse,
  PractisedLesson as StoredLesson,
  PractisedLoop as StoredLoop,
  SharedPractice as StoredPractice,
  PracticeDay as StoredPracticeDay,
} from '@sargam/proto/learning/v1/journal';
import { z } from 'zod';
import {
  each,
  field,
  flag,
  integer,
  listOf,
  localized,
  responseOf,
  success,
  text,
} from '../../api/response.ts';
import { allRoles } from '../../api/roles.ts';
import { Id, IdParams } from '../../api/schemas.ts';
import { type Route, route } from '../../routing/route.ts';
import { loadPublicNames } from '../../upstream/load-public-names.ts';
import { toTenths } from './loop-response.ts';

const PractisedLoop = responseOf<StoredLoop>('PractisedLoop')({
  start: field(z.number().meta({ description: 'Seconds, to a tenth' }), (loop) => loop.startTenths / 10),
  end: field(z.number().meta({ description: 'Seconds, to a tenth' }), (loop) => loop.endTenths / 10),
  speed: field(
    z.number().meta({ description: '1 is the speed of the video' }),
    (loop) => loop.speedPercent / 100,
  ),
  rounds: integer((loop) => loop.rounds),
});

const PractisedLesson = responseOf<StoredLesson>('PractisedLesson')({
  lesson: text((lesson) => lesson.lessonId),
  course: text((lesson) => lesson.courseId),
  title: localized((lesson) => lesson.title),
  seconds: integer((lesson) => lesson.seconds),
  loops: each(PractisedLoop, (lesson) => lesson.loops),
});

const PracticeDay = responseOf<StoredPracticeDay>('PracticeDay')({
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

interface NamedPractice {
  readonly practice: StoredPractice;
  /** Empty for an unknown person. */
  readonly name: string;
}

const SharedPractice = responseOf<NamedPractice>('SharedPractice')({
  _id: text(({ practice }) => practice.studentId),
  name: text(({ name }) => name, 'First name with the initial of the last name; empty if it is not known'),
  weekSeconds: integer(({ practice }) => practice.weekSeconds, 'In the last seven days'),
  last28DaysSeconds: integer(({ practice }) => practice.last28DaysSeconds, 'In the last 28 days'),
  lastDay: text(({ practice }) => practice.lastDay, 'The day in Dhaka, such as 2026-11-24'),
});

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
    summary: "The caller's practice journal, the newest day first",
    roles: allRoles,
    noOwner: 'service',
    query: z.object({ days: z.coerce.number().int().min(1).max(60).default(14) }),
    response: responseOf<GetJournalResponse>()({
      data: each(PracticeDay, ({ days }) => days),
      weeklyGoalMinutes: integer(({ weeklyGoalMinutes }) => weeklyGoalMinutes, '0 without a goal'),
      shared: flag(
        ({ shared }) => shared,
        "Whether the instructors of the caller's courses see the practice",
      ),
    }),
    handle: ({ query }, { journal }) => journal.getJournal({ days: query.days }),
  }),
  route.put('/learning/practice-goal', {
    summary: 'Saves the wished minutes of practice in seven days; 0 removes the goal',
    roles: allRoles,
    noOwner: 'service',
    body: z.object({ minutes: z.number().int().min(0).max(10_000) }).meta({ id: 'PracticeGoal' }),
    response: success,
    handle: ({ body }, { journal }) => journal.savePracticeGoal({ weeklyGoalMinutes: body.minutes }),
  }),
  route.put('/learning/journal-sharing', {
    summary:
      "Shows the caller's practice to the instructors of the caller's courses, or ends that at once; a repeat changes nothing",
    roles: allRoles,
    noOwner: 'service',
    body: z.object({ shared: z.boolean() }).meta({ id: 'JournalSharing' }),
    response: success,
    handle: ({ body }, { journal }) => journal.setJournalSharing({ shared: body.shared }),
  }),
  route.get('/learning/shared-practice/{id}', {
    summary: 'Practice in a course of the last 28 days, of the students who share it; for its instructor',
    roles: ['instructor'],
    noOwner: 'service',
    params: IdParams,
    response: listOf(SharedPractice, 'students'),
    handle: async ({ params }, deps) => {
      const { students } = await deps.journal.listSharedPractice({ courseId: params.id });
      const names = await loadPublicNames(
        deps,
        students.map(({ studentId }) => studentId),
      );
      return {
        students: students.map((practice) => ({ practice, name: names.get(practice.studentId) ?? '' })),
      };
    },
  }),
];
