import { fileURLToPath } from 'node:url';

const at = (path: string): string => fileURLToPath(new URL(`../../media/${path}`, import.meta.url));

/** Where the files that the content names by key lie on disk. */
export const videoFile = (video: string): string => at(`lessons/${video}.mp4`);
export const courseThumbnail = (name: string): string => at(`pictures/courses/${name}.webp`);
export const instructorPhoto = (name: string): string => at(`pictures/instructors/${name}.webp`);
export const studentPhoto = (name: string): string => at(`pictures/students/${name}.webp`);
export const giftCardImage = (name: string): string => at(`pictures/gift-cards/${name}.webp`);
export const upcomingPhoto = (name: string): string => at(`pictures/upcoming/${name}.webp`);
export const sheetDocument = (sheet: string): string => at(`sheets/pdf/${sheet}.pdf`);
export const sheetPicture = (sheet: string, page: number): string =>
  at(`pictures/freebies/${sheet}-${page}.webp`);
