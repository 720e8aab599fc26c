import type { LocalizedText } from '../database.ts';

/** What is printed on a certificate, apart from its date, its serial number and its code. */
export interface PrintedCertificate {
  readonly studentName: string;
  readonly courseTitle: LocalizedText;
  readonly instructorName: LocalizedText;
  readonly theory: number;
  readonly practical: number;
}

/** What a message calls the required text that is missing; undefined if all of them can be printed. Bengali forms may be missing. */
export const findMissingField = (printed: PrintedCertificate): string | undefined => {
  if (printed.studentName.trim() === '') return 'name of the student';
  if (printed.courseTitle.en.trim() === '') return 'title of the course';
  return printed.instructorName.en.trim() === '' ? 'name of the instructor' : undefined;
};
