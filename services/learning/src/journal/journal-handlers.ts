import { dayMs, dhakaDay } from '@sargam/chassis/calendar';
import { domainError } from '@sargam/chassis/errors';
import { requireCaller } from '@sargam/chassis/service';
import type { JournalServiceImplementation } from '@sargam/proto/learning/v1/journal';
import { findCourseInstructor } from '../courses/course-store.ts';
import type { Deps } from '../deps.ts';
import { requireLessonAccess } from '../lessons/require-lesson-access.ts';
import { teachesCourse, toViewer } from '../permissions/viewer.ts';
import { buildDays, maxWeeklyMinutes, validatePractice } from './journal.ts';
import { findGoal, listSessions, saveGoal, upsertSession } from './journal-store.ts';
import { isShared, listSharedPractice, saveShared } from './shared-journal-store.ts';

const maxDays = 60;

/** A caller reads and writes the own journal only, and an instructor reads what students share. */
export const journalHandlers = (deps: Deps): JournalServiceImplementation => ({
  recordPractice: async (request, context) => {
    const caller = requireCaller(context);
    const { id: lessonId } = await requireLessonAccess(deps, caller, request.lessonId);
    const errors = validatePractice(request);
    const [first] = errors;
    if (first) throw domainError.invalid('practice-invalid', first.message, errors);
    await upsertSession(deps.database.db, {
      student_id: caller.subject,
      id: request.sessionId,
      lesson_id: lessonId,
      day: dhakaDay(deps.service.clock()),
      seconds: request.seconds,
      loops: JSON.stringify(request.loops),
    });
    return {};
  },

  getJournal: async ({ days }, context) => {
    const { subject } = requireCaller(context);
    const { db } = deps.database;
    const count = Math.min(Math.max(days, 1), maxDays);
    const from = dhakaDay(new Date(deps.service.clock().getTime() - (count - 1) * dayMs));
    const [sessions, weeklyGoalMinutes, shared] = await Promise.all([
      listSessions(db, subject, from),
      findGoal(db, subject),
      isShared(db, subject),
    ]);
    return { days: buildDays(sessions), weeklyGoalMinutes, shared };
  },

  setJournalSharing: async ({ shared }, context) => {
    const { subject } = requireCaller(context);
    await saveShared(deps.database.db, subject, shared ? deps.service.clock() : undefined);
    return {};
  },

  listSharedPractice: async ({ courseId }, context) => {
    const viewer = toViewer(requireCaller(context));
    const { db } = deps.database;
    if (!teachesCourse(viewer, await findCourseInstructor(db, courseId))) throw domainError.forbidden();
    const firstOf = (days: number) => dhakaDay(new Date(deps.service.clock().getTime() - (days - 1) * dayMs));
    const rows = await listSharedPractice(db, courseId, { month: firstOf(28), week: firstOf(7) });
    return {
      students: rows.map((row) => ({
        studentId: row.student_id,
        weekSeconds: row.week_seconds,
        last28DaysSeconds: row.last_28_days_seconds,
        lastDay: row.last_day,
      })),
    };
  },

  savePracticeGoal: async ({ weeklyGoalMinutes }, context) => {
    const { subject } = requireCaller(context);
    if (weeklyGoalMinutes > maxWeeklyMinutes)
      throw domainError.invalid('goal-invalid', `At most ${maxWeeklyMinutes} minutes`, [
        { field: 'minutes', message: `At most ${maxWeeklyMinutes}` },
      ]);
    await saveGoal(deps.database.db, subject, weeklyGoalMinutes);
    return {};
  },
});
