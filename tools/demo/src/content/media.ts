import { fileURLToPath } from 'node:url';

const at = (path: string): string => fileURLToPath(new URL(`../../media/${path}`, import.meta.url));

/** Where the files that the content names by key lie on disk. */
export const videoFile = (video: string): string => at(`lessons/${video}.mp4`);
export const courseThumbnail = (name: string): string => at(`pictures/courses/${name}.webp`);
export const instructorPhoto = (name: string): string => at(`pictures/instructors/${name}.webp`);
export const studentPhoto = (name: string): string => at(`pictures/students/${name}.webp`);
export const giftCardImage = (name: string): string => at(`pictures/gift-cards/${name}.webp`);
