import type { ApiSchemas } from '@sargam/kit';

export type Level = ApiSchemas['CourseType'];
export const levels: readonly Level[] = ['beginner', 'intermediate', 'advanced'];

/** The level named in a URL. Old links use `advance` for `advanced`; unknown values give undefined. */
export const parseLevel = (value: string | null): Level | undefined =>
  value === 'advance' ? 'advanced' : levels.find((level) => level === value);
