import { fileURLToPath } from 'node:url';

const mediaPath = (path: string): string => fileURLToPath(new URL(`../../media/${path}`, import.meta.url));

/** Paths of the media files, by their names in the content. */
export const videoFile = (video: string): string => mediaPath(`lessons/${video}.mp4`);
export const tempoFile = mediaPath('lesson-tempos.json');
/** Not every video has a score. */
export const scoreFile = (video: string): string => mediaPath(`scores/${video}.musicxml`);
export const captionFile = mediaPath('lesson-captions.json');
export const courseThumbnail = (name: string): string => mediaPath(`pictures/courses/${name}.webp`);
export const instructorPhoto = (name: string): string => mediaPath(`pictures/instructors/${name}.webp`);
export const studentPhoto = (name: string): string => mediaPath(`pictures/students/${name}.webp`);
export const giftCardImage = (name: string): string => mediaPath(`pictures/gift-cards/${name}.webp`);
export const upcomingPhoto = (name: string): string => mediaPath(`pictures/upcoming/${name}.webp`);
export const sheetDocument = (sheet: string): string => mediaPath(`sheets/pdf/${sheet}.pdf`);
export const sheetPicture = (sheet: string, page: number): string =>
  mediaPath(`pictures/freebies/${sheet}-${page}.webp`);
