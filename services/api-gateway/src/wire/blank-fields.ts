/** Removes fields whose value is an empty text, such as `?catagory=`: forms send them for fields that were not filled in. */
export const omitBlankFields = (query: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''));
