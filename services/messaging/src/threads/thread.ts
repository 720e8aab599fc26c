import type { FieldError } from '@sargam/chassis/errors';
import type { LocalizedText } from '@sargam/proto/common/v1/text';

/** One answer of a thread. A thread keeps all answers. */
export interface Answer {
  readonly _id: string;
  readonly text: string;
  /** The account of the instructor or admin who answered. */
  readonly by: string;
  readonly givenAt: Date;
  /** Time of the next mail attempt; null after the mail is sent. */
  readonly mailAt: Date | null;
}

/** A student's message to an instructor, with the answers (decision L10). */
export interface Thread {
  readonly _id: string;
  readonly studentId: string;
  readonly studentName: string;
  readonly instructorId: string;
  readonly instructorName: LocalizedText;
  readonly text: string;
  readonly createdAt: Date;
  readonly answers: readonly Answer[];
  /** The text of the last answer; empty if there is none. */
  readonly lastAnswer: string;
  /** The student's id and the key of the request. Missing in threads that were written without a key. */
  readonly idempotencyKey?: string | undefined;
  /** Time of the next attempt to mail the message to the instructor; null after the mail is sent. Missing in older threads, which are not mailed. */
  readonly mailAt?: Date | null;
}

/** In grapheme clusters: a Bengali conjunct counts as one. */
const maxLengths = { message: 2_000, reply: 5_000 } as const;
/** Limit of UTF-16 code units per grapheme cluster, so that a long text is rejected without segmentation. */
const maxCodeUnitsPerLetter = 5;

const segmenter = new Intl.Segmenter();
const isTooLong = (text: string, most: number): boolean =>
  text.length > most &&
  (text.length > most * maxCodeUnitsPerLetter || [...segmenter.segment(text)].length > most);

/** The errors of a message or a reply, by field. */
export const validateText = (field: keyof typeof maxLengths, text: string): readonly FieldError[] => {
  if (text.trim() === '') return [{ field, message: 'Please fill all the fields' }];
  const most = maxLengths[field];
  return isTooLong(text.trim(), most) ? [{ field, message: `At most ${most} letters` }] : [];
};
