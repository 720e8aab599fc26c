import type { LessonAccess, LessonContent } from './types.ts';

export const lesson = (
  key: string,
  en: string,
  bn: string,
  access: LessonAccess,
  video: string,
): LessonContent => ({
  key,
  title: { en, bn },
  access,
  video,
});
