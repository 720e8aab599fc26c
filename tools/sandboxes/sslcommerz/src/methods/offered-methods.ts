import { type Method, methods } from './method.ts';

/**
 * The methods that `multi_card_name` selects, by group or by single name. Unknown names are ignored; a list without a
 * known name selects all methods.
 */
export const offeredMethods = (multiCardName: string): Method[] => {
  const names = multiCardName
    .toLowerCase()
    .split(',')
    .map((name) => name.trim());
  const offered = methods.filter(({ group, cardNamePattern }) =>
    names.some((name) => name === group || cardNamePattern?.test(name)),
  );
  return offered.length > 0 ? offered : [...methods];
};
