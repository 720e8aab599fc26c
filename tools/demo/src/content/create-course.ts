import type { CourseContent, LessonAccess, LessonContent } from './types.ts';

/** A course is published and not featured if nothing else is given. */
export const createCourse = (
  course: Omit<CourseContent, 'published' | 'featured'> & Partial<CourseContent>,
): CourseContent => ({ published: true, featured: false, ...course });

export const lesson = (
  key: string,
  en: string,
  bn: string,
  access: LessonAccess,
  video: string,
): LessonContent => ({ key, title: { en, bn }, access, video });
