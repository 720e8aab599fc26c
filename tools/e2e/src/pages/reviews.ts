import type { BrowserUser } from '../browser-user.ts';
import { fillFields, press, waitForMessage } from './admin/form.ts';

/** A student writes a review beside a lesson of a course of which enough is watched. */
export const writeReview = async (
  user: BrowserUser,
  courseId: string,
  { stars, words }: { stars: number; words: string },
): Promise<void> => {
  const { page, t, goTo } = user;
  await goTo(`/lesson?course=${courseId}`);
  await press(user, 'panel.lesson.review');
  await page.getByRole('radio', { name: t('kit.rating.stars', { count: stars }) }).check({ force: true });
  await fillFields(user, page, { 'storefront.reviews.your_words': words });
  await press(user, 'storefront.reviews.save');
  await waitForMessage(user, 'storefront.reviews.saved');
};

/** The instructor of the course answers the review with these words. */
export const answerReview = async (
  user: BrowserUser,
  courseId: string,
  { words, answer }: { words: string; answer: string },
): Promise<void> => {
  const { page, goTo } = user;
  await goTo(`/instructorpanel?tab=0&course=${courseId}`);
  const review = page.getByRole('article').filter({ hasText: words });
  await press(user, 'panel.reviews.answer', review);
  await fillFields(user, review, { 'panel.reviews.your_answer': answer });
  await press(user, 'panel.reviews.save', review);
  await waitForMessage(user, 'panel.reviews.answer_saved');
};

const openReviewRow = async ({ page, goTo }: BrowserUser, words: string) => {
  await goTo('/adminreviews');
  return page.getByRole('row').filter({ hasText: words });
};

export const hideReview = async (user: BrowserUser, words: string, reason: string): Promise<void> => {
  await press(user, 'admin.course_review.hide', await openReviewRow(user, words));
  const dialog = user.page.getByRole('dialog');
  await fillFields(user, dialog, { 'admin.course_review.reason': reason });
  await press(user, 'admin.course_review.hide', dialog);
  await waitForMessage(user, 'admin.course_review.hidden');
};

export const restoreReview = async (user: BrowserUser, words: string): Promise<void> => {
  await press(user, 'admin.course_review.restore', await openReviewRow(user, words));
  await waitForMessage(user, 'admin.course_review.restored');
};
