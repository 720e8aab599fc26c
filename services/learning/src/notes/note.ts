import type { FieldError } from '@sargam/chassis/errors';
import type { SaveNoteRequest } from '@sargam/proto/learning/v1/notes';

export const maxNotes = 1000;
const maxLength = 500;

/** What is wrong with a note, by the names of the API. A length of 0 is not known. A bookmark has no text. */
export const validateNote = (note: SaveNoteRequest, durationSeconds: number): readonly FieldError[] => {
  const { id, seconds, content } = note;
  return [
    ...(id === '' ? [{ field: 'id', message: 'A note needs an id' }] : []),
    ...([...content].length > maxLength ? [{ field: 'text', message: `At most ${maxLength} letters` }] : []),
    ...(durationSeconds > 0 && seconds > durationSeconds
      ? [{ field: 'seconds', message: 'A note is within the lesson' }]
      : []),
  ];
};
