import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';

/** The text key of the message of each invalid field. */
export type FieldMessages<Values> = { readonly [Name in keyof Values]?: string | undefined };

const hasMessage = (entry: readonly [string, string | undefined]): boolean => entry[1] !== undefined;

/**
 * Validates a form with a plain function: zod is 24 kB gzip, which a public page does not need. `clean` makes the values that are
 * checked and submitted from the typed ones.
 */
export const checkedResolver =
  <Values extends FieldValues>(
    check: (values: Values) => FieldMessages<Values>,
    clean: (typed: Values) => Values = (typed) => typed,
  ): Resolver<Values> =>
  (typed) => {
    const values = clean(typed);
    const messages: [string, string | undefined][] = Object.entries(check(values));
    const errors = messages.filter(hasMessage).map(([name, message]) => [name, { type: 'check', message }]);
    return errors.length === 0
      ? { values, errors: {} }
      : { values: {}, errors: Object.fromEntries(errors) as FieldErrors<Values> };
  };
