import { z } from 'zod';

/**
 * Removes fields whose value is an empty text, such as `?catagory=`: forms send them for fields that were not filled in. The fields in
 * `kept` stay.
 */
export const omitBlankFields = (
  query: object,
  kept: ReadonlySet<string> = new Set(),
): Record<string, unknown> =>
  Object.fromEntries(Object.entries(query).filter(([name, value]) => value !== '' || kept.has(name)));

export type Blankable<T> = T | '' | undefined;

/** Forms send '' for an empty field. */
export const orBlankField = <S extends z.ZodType>(schema: S) => z.union([z.literal(''), schema]).optional();

export const valueOrPrevious = <T>(value: Blankable<T>, before: T): T =>
  value === undefined || value === '' ? before : value;
