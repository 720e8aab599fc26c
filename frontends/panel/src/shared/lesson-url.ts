/** Without `lesson` the page opens the next lesson. */
export const lessonUrl = (course: string, lesson?: string): string =>
  `/lesson?course=${encodeURIComponent(course)}${lesson ? `&lesson=${encodeURIComponent(lesson)}` : ''}`;

/** A free lesson of the course at YouTube, on the lesson page. */
export const freeVideoUrl = (course: string, video: string): string =>
  `/lesson?course=${encodeURIComponent(course)}&video=${encodeURIComponent(video)}`;

export const courseUrl = (course: string): string => `/courseview?id=${encodeURIComponent(course)}`;

/** `back`: the URL after the login. */
export const loginUrl = (back: string): string => `/login?redirect=${encodeURIComponent(back)}`;
