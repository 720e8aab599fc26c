import type { CourseChecklist, ChecklistItem as StoredItem } from '@sargam/proto/catalogue/v1/catalogue';
import type { Language } from '../../api/language.ts';
import { each, flag, responseOf, text } from '../../api/response.ts';
import { addProblemMembers } from '../../errors/add-problem-members.ts';
import type { HandlerDeps } from '../../routing/handler-deps.ts';
import { CourseCard } from './course-response.ts';

const ChecklistItem = responseOf<StoredItem>('ChecklistItem')({
  name: text(
    ({ name }) => name,
    'title, offer, lesson or bundle-courses, instructor-published, subtitle, description, thumbnail, banner, bengali',
  ),
  required: flag(({ required }) => required, 'Whether the course cannot be published without it'),
  done: flag(({ done }) => done),
});

export const Checklist = responseOf<CourseChecklist>('CourseChecklist')({
  data: each(ChecklistItem, ({ items }) => items),
  ready: flag(({ items }) => items.every(({ required, done }) => done || !required)),
});

/** Lessons belong to learning, and catalogue decides about publication (decision C4). */
export const countLessons = async (
  { learning }: HandlerDeps,
  courseId: string,
  { withDraft }: { readonly withDraft: boolean },
): Promise<number> => (await learning.listLessons({ courseId, withDraft })).lessons.length;

/** Archived lessons count too: they can be restored. */
export const countPaidLessons = async ({ learning }: HandlerDeps, courseId: string): Promise<number> => {
  const { lessons } = await learning.listLessons({ courseId, withArchived: true, withDraft: true });
  return lessons.filter(({ status }) => status === 'LESSON_STATUS_PAID').length;
};

/** Runs the call. An error about another person's change gets the present course as a problem member. */
export const withPresentCourse = <T>(
  { catalogue, callOptional }: HandlerDeps,
  courseId: string,
  language: Language,
  call: () => Promise<T>,
): Promise<T> =>
  addProblemMembers(['version-outdated', 'revision-missing', 'submission-outdated'], call, async () => {
    const course = await callOptional('present course', (extras) =>
      catalogue.getCourse({ courseId }, extras),
    );
    return course?.summary ? { course: CourseCard.toResponse(course.summary, language) } : {};
  });
