import { type Language, type Mail, paragraphsOf, renderMail } from '../mail.ts';

interface AnswerMail {
  readonly language: Language;
  readonly name: string;
  readonly instructor: string;
  /** The student's message. */
  readonly question: string;
  readonly answer: string;
}

/** The mail with an instructor's answer. It contains no e-mail address. */
export const answerMail = ({ language, name, instructor, question, answer }: AnswerMail): Mail =>
  renderMail(
    language === 'bn'
      ? {
          language,
          subject: `${instructor}: আপনার মেসেজের উত্তর`,
          greeting: `${name},`,
          paragraphs: ['আপনার মেসেজের উত্তর এসেছে।', ...paragraphsOf(answer)],
          rows: [
            ['শিক্ষক', instructor],
            ['আপনার মেসেজ', question],
          ],
          closing: 'রেওয়াজ চলুক।\nসরগম',
        }
      : {
          language,
          subject: `${instructor}: the answer to your message`,
          greeting: `Hello ${name},`,
          paragraphs: ['Your message has been answered.', ...paragraphsOf(answer)],
          rows: [
            ['Instructor', instructor],
            ['Your message', question],
          ],
          closing: 'Keep playing.\nSargam',
        },
  );
