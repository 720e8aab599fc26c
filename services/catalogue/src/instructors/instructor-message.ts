import type { Instructor as InstructorMessage } from '@sargam/proto/catalogue/v1/instructors';
import { parseLocalizedText } from '../localized-text.ts';
import type { Instructor, InstructorDraft } from './instructor.ts';

/** The share is 0 unless `withShare`. */
export const toInstructorMessage = (
  instructor: Instructor,
  courseIds: readonly string[],
  withShare: boolean,
): InstructorMessage => {
  const { sharePercent, ...shown } = instructor;
  return { ...shown, courseIds: [...courseIds], sharePercent: withShare ? sharePercent : 0 };
};

/** For search results: without the fields that only the instructor's own page shows. */
export const toInstructorSummary = (instructor: Instructor): InstructorMessage =>
  toInstructorMessage({ ...instructor, bio: { en: '', bn: '' } }, [], false);

export const parseProfile = (message: InstructorMessage | undefined): InstructorDraft => ({
  name: parseLocalizedText(message?.name),
  bio: parseLocalizedText(message?.bio),
  band: message?.band.trim() ?? '',
  photo: message?.photo ?? '',
  banner: message?.banner ?? '',
  sharePercent: message?.sharePercent ?? 0,
  featured: message?.featured ?? false,
});

/** Parses the instructor of an event. */
export const parseInstructor = (message: InstructorMessage, version: number): Instructor => ({
  ...parseProfile(message),
  id: message.id,
  published: message.published,
  createdAt: message.createdAt ?? new Date(0),
  version,
});
