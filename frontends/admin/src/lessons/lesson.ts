import type { ApiSchemas } from '@sargam/kit';

export type Lesson = ApiSchemas['Lesson'];
export type LessonStatus = Lesson['status'];

export const lessonStatuses = ['open', 'login', 'paid'] as const satisfies readonly LessonStatus[];

/** The title of a new lesson from the name of its file: at least two characters. */
export const titleOfFile = (fileName: string): string =>
  fileName
    .replace(/\.\w{1,5}$/, '')
    .replaceAll('_', ' ')
    .trim()
    .padEnd(2, '.');
