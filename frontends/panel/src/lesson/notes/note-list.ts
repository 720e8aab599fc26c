import type { Note } from './useNotes.ts';

export type NoteGroup = { lesson: string; title: string; notes: readonly Note[] };

const fold = (text: string): string => text.normalize('NFC').toLocaleLowerCase();

/** The notes whose text, or whose lesson's title, contains every word of the search. */
export const findNotes = (notes: readonly Note[], search: string): Note[] => {
  const words = fold(search).split(/\s+/).filter(Boolean);
  return notes.filter(({ text, lessonTitle }) => {
    const found = fold(`${text} ${lessonTitle}`);
    return words.every((word) => found.includes(word));
  });
};

/** The notes by lesson, in the order of the list; the current lesson is the first one. */
export const groupNotes = (notes: readonly Note[], currentLesson?: string): NoteGroup[] => {
  const groups = [...Map.groupBy(notes, ({ lesson }) => lesson)].map(([lesson, inLesson]) => ({
    lesson,
    title: inLesson[0]?.lessonTitle ?? '',
    notes: inLesson,
  }));
  const isCurrent = ({ lesson }: NoteGroup): boolean => lesson === currentLesson;
  return [...groups.filter(isCurrent), ...groups.filter((group) => !isCurrent(group))];
};

type TextParts = { course: string; bookmark: string; clock: (seconds: number) => string };

/** All notes of a course as a plain text, with the times in front. */
export const toNotesText = (notes: readonly Note[], { course, bookmark, clock }: TextParts): string =>
  [
    course,
    ...groupNotes(notes).map(({ title, notes: inLesson }) =>
      [title, ...inLesson.map(({ seconds, text }) => `${clock(seconds)}  ${text || bookmark}`)].join('\n'),
    ),
    '',
  ].join('\n\n');
