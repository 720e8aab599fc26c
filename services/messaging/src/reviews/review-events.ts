import { defineTopic, type HandlersOf, subscribes } from '@sargam/chassis/kafka';
import { ReviewEvent } from '@sargam/proto/learning/v1/events';
import type { CourseStore } from '../courses/course-store.ts';
import type { Deps } from '../deps.ts';
import type { Mail } from '../mails/mail.ts';
import { type ReviewMail, reviewAnswerMail, reviewMail } from '../mails/templates/review.ts';
import type { Recipient } from '../recipients/recipient-store.ts';

export const reviewEvents = subscribes(defineTopic('learning.reviews.v1', ReviewEvent), {
  written: 'mails the instructor, where the instructor has an account',
  answered: 'mails the student that the instructor has answered',
});

interface ReviewDeps extends Deps {
  readonly courses: CourseStore;
}

interface Letter {
  readonly template: string;
  /** The mail is sent once for this key: also if a student deletes the review and writes it again. */
  readonly idempotencyKey: string;
  readonly courseId: string;
  readonly path: string;
  readonly words: Pick<ReviewMail, 'text' | 'rating'>;
  readonly write: (mail: ReviewMail) => Mail;
}

/** Suspended people get no mail. */
const mail = async (
  { courses, send, siteUrl }: ReviewDeps,
  person: Recipient | undefined,
  { template, idempotencyKey, courseId, path, words, write }: Letter,
): Promise<void> => {
  if (!person || person.suspended) return;
  const { language, name, email } = person;
  const { title } = await courses.find(courseId);
  const course = title[language] || title.en;
  const content = write({ ...words, language, name, course, url: new URL(path, siteUrl).href });
  await send({ idempotencyKey, template, language, recipient: email }, content);
};

export const reviewHandlers = (deps: ReviewDeps): HandlersOf<typeof reviewEvents> => ({
  written: async ({ courseId, studentId, instructorId, rating, content: text }) =>
    mail(deps, await deps.people.findByInstructor(instructorId), {
      template: 'review',
      idempotencyKey: `${courseId} ${studentId}`,
      courseId,
      path: `/instructorpanel?tab=0&course=${encodeURIComponent(courseId)}`,
      words: { text, rating },
      write: reviewMail,
    }),
  answered: async ({ courseId, studentId, answer: text }) =>
    mail(deps, await deps.people.find(studentId), {
      template: 'review-answer',
      idempotencyKey: `${courseId} ${studentId}`,
      courseId,
      path: `/courseview?id=${encodeURIComponent(courseId)}#reviews`,
      words: { text, rating: 0 },
      write: reviewAnswerMail,
    }),
});
