import type { FieldError } from '@sargam/chassis/errors';
import type { LocalizedText } from '@sargam/proto/common/v1/text';

/** One answer of a thread; a later one does not take an earlier one's place. */
export interface Answer {
  readonly _id: string;
  readonly text: string;
  /** The account that gave it: the instructor's, or an admin's. */
  readonly by: string;
  readonly givenAt: Date;
  /** When its mail is to be tried by whoever comes then; null once it is out of our hands. */
  readonly mailAt: Date | null;
}

/** What a student wrote to an instructor, and what came back (decision L10). */
export interface Thread {
  readonly _id: string;
  readonly studentId: string;
  readonly studentName: string;
  readonly instructorId: string;
  readonly instructorName: LocalizedText;
  readonly text: string;
  readonly createdAt: Date;
  readonly answers: readonly Answer[];
  /** The text of the last answer; empty while it waits for one. */
  readonly lastAnswer: string;
}

/** Letters as people count them: a Bengali conjunct is one. */
const maxLengths = { message: 2_000, reply: 5_000 } as const;
/** Code units that a letter may take on average; what is beyond is no writing. */
const maxCodeUnitsPerLetter = 5;

const segmenter = new Intl.Segmenter();
const isTooLong = (text: string, most: number): boolean =>
  text.length > most &&
  (text.length > most * maxCodeUnitsPerLetter || [...segmenter.segment(text)].length > most);

/** What is wrong with a message or a reply; the fault has the name of the field. */
export const validateText = (field: keyof typeof maxLengths, text: string): readonly FieldError[] => {
  if (text.trim() === '') return [{ field, message: 'Please fill all the fields' }];
  const most = maxLengths[field];
  return isTooLong(text.trim(), most) ? [{ field, message: `At most ${most} letters` }] : [];
};
