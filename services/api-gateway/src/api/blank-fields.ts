import { z } from 'zod';

/** Removes fields whose value is an empty text, such as `?catagory=`: forms send them for fields that were not filled in. */
export const omitBlankFields = (query: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''));

export type Blankable<T> = T | '' | undefined;

/** Forms send '' for an empty field. */
export const orBlankField = <S extends z.ZodType>(schema: S) => z.union([z.literal(''), schema]).optional();

export const valueOrPrevious = <T>(value: Blankable<T>, before: T): T =>
  value === undefined || value === '' ? before : value;
