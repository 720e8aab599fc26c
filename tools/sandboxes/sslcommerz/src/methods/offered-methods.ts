import { type Method, methods } from './method.ts';

/**
 * The methods that `multi_card_name` asks for, by group or by single name. Names that mean nothing here are passed
 * over; a list that leaves nothing offers everything, since a page without any method helps nobody.
 */
export const offeredMethods = (multiCardName: string): Method[] => {
  const asked = multiCardName
    .toLowerCase()
    .split(',')
    .map((name) => name.trim());
  const offered = methods.filter(({ group, cardNamePattern }) =>
    asked.some((name) => name === group || cardNamePattern?.test(name)),
  );
  return offered.length > 0 ? offered : [...methods];
};
