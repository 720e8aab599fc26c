import { formatNumber } from '@sargam/chassis/formatting';
import { type Language, type Mail, renderMail } from '../mail.ts';

interface ReviewMail {
  readonly language: Language;
  readonly name: string;
  readonly course: string;
  /** The words of the review, or those of the answer. */
  readonly text: string;
  readonly url: string;
}

interface NewReviewMail extends ReviewMail {
  /** From 1 to 5. */
  readonly rating: number;
}

const texts = {
  en: {
    greeting: (name: string) => `Hello ${name},`,
    reviewSubject: (course: string) => `New review: ${course}`,
    review: (course: string) =>
      `A student has reviewed ${course}. Everybody can read the review, and your answer.`,
    rows: { stars: 'Stars', review: 'Review', answer: 'Answer' },
    stars: (count: string) => `${count} of 5`,
    reviewButton: 'Answer the review',
    answerSubject: (course: string) => `Answer to your review: ${course}`,
    answer: (course: string) => `The instructor of ${course} has answered your review.`,
    answerButton: 'See the reviews',
    closing: 'Keep playing.\nSargam',
  },
  bn: {
    greeting: (name: string) => `${name},`,
    reviewSubject: (course: string) => `নতুন রিভিউ: ${course}`,
    review: (course: string) =>
      `একজন শিক্ষার্থী ‘${course}’ কোর্সের রিভিউ লিখেছেন। রিভিউ আর আপনার উত্তর সবাই পড়তে পারেন।`,
    rows: { stars: 'তারা', review: 'রিভিউ', answer: 'উত্তর' },
    stars: (count: string) => `৫-এ ${count}`,
    reviewButton: 'উত্তর দিন',
    answerSubject: (course: string) => `আপনার রিভিউয়ের উত্তর: ${course}`,
    answer: (course: string) => `‘${course}’ কোর্সের শিক্ষক আপনার রিভিউয়ের উত্তর দিয়েছেন।`,
    answerButton: 'রিভিউগুলো দেখুন',
    closing: 'রেওয়াজ চলুক।\nসরগম',
  },
} as const;

/** The mail about a new review to the instructor of the course (decision B64). */
export const reviewMail = ({ language, name, course, rating, text, url }: NewReviewMail): Mail => {
  const say = texts[language];
  return renderMail({
    language,
    subject: say.reviewSubject(course),
    greeting: say.greeting(name),
    paragraphs: [say.review(course)],
    rows: [
      [say.rows.stars, say.stars(formatNumber(language, rating))],
      [say.rows.review, text],
    ],
    button: { label: say.reviewButton, url },
    closing: say.closing,
  });
};

/** The mail about the instructor's answer to the student. */
export const reviewAnswerMail = ({ language, name, course, text, url }: ReviewMail): Mail => {
  const say = texts[language];
  return renderMail({
    language,
    subject: say.answerSubject(course),
    greeting: say.greeting(name),
    paragraphs: [say.answer(course)],
    rows: [[say.rows.answer, text]],
    button: { label: say.answerButton, url },
    closing: say.closing,
  });
};
