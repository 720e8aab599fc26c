import { defineTopic, type HandlersOf, subscribes } from '@sargam/chassis/kafka';
import { ReviewEvent } from '@sargam/proto/learning/v1/events';
import type { CourseStore } from '../courses/course-store.ts';
import type { Deps } from '../deps.ts';
import { type Language, localize } from '../mails/mail.ts';
import { reviewAnswerMail, reviewMail } from '../mails/templates/review.ts';
import { mailPerson } from '../recipients/mail-person.ts';

export const reviewEvents = subscribes(defineTopic('learning.reviews.v1', ReviewEvent), {
  written: 'mails the instructor, where the instructor has an account',
  answered: 'mails the student that the instructor has answered',
});

interface ReviewDeps extends Deps {
  readonly courses: CourseStore;
}

export const reviewEventHandlers = (deps: ReviewDeps): HandlersOf<typeof reviewEvents> => {
  const titleOf = async (courseId: string, language: Language): Promise<string> =>
    localize((await deps.courses.find(courseId)).title, language);
  const urlOf = (path: string): string => new URL(path, deps.siteUrl).href;
  // Once for a student and a course: also if the student deletes the review and writes it again.
  const keyOf = ({ courseId, studentId }: { courseId: string; studentId: string }) =>
    `${courseId} ${studentId}`;
  return {
    written: async (review) => {
      const { courseId, instructorId, rating, content: text } = review;
      const instructor = await deps.people.findByInstructor(instructorId);
      await mailPerson(deps, instructor, { template: 'review', idempotencyKey: keyOf(review) }, async (to) =>
        reviewMail({
          ...to,
          course: await titleOf(courseId, to.language),
          rating,
          text,
          url: urlOf(`/instructorpanel?tab=0&course=${encodeURIComponent(courseId)}`),
        }),
      );
    },
    answered: async (review) => {
      const { courseId, studentId, answer: text } = review;
      const student = await deps.people.find(studentId);
      await mailPerson(
        deps,
        student,
        { template: 'review-answer', idempotencyKey: keyOf(review) },
        async (to) =>
          reviewAnswerMail({
            ...to,
            course: await titleOf(courseId, to.language),
            text,
            url: urlOf(`/courseview?id=${encodeURIComponent(courseId)}#reviews`),
          }),
      );
    },
  };
};
