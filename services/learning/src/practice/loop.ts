import type { FieldError } from '@sargam/chassis/errors';
import type { Loop } from '@sargam/proto/learning/v1/practice';

export const maxLoops = 50;
const maxNameLength = 60;
const shortestTenths = 5;
/** The stored length of a video is rounded to seconds. */
const roundingTenths = 10;

/** What is wrong with a loop, by the names of the API. A length of 0 is not known. */
export const validateLoop = (loop: Loop, durationSeconds: number): readonly FieldError[] => {
  const { id, name, startTenths, endTenths } = loop;
  const length = [...name.trim()].length;
  const isWithinVideo = durationSeconds === 0 || endTenths <= durationSeconds * 10 + roundingTenths;
  return [
    ...(id === '' ? [{ field: 'id', message: 'A loop needs an id' }] : []),
    ...(length >= 1 && length <= maxNameLength
      ? []
      : [{ field: 'name', message: `From 1 to ${maxNameLength} letters` }]),
    ...(endTenths >= startTenths + shortestTenths && isWithinVideo
      ? []
      : [{ field: 'end', message: 'A loop has at least half a second and ends with the video' }]),
  ];
};
