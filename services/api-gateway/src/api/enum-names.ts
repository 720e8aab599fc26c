import { z } from 'zod';

/** Values of a proto enum without the two that carry no meaning. */
type KnownValue<E extends string> = Exclude<E, `${string}_UNSPECIFIED` | 'UNRECOGNIZED'>;

/**
 * Declares the API's names of a proto enum: `enumNames<Enum>()({ VALUE: 'name', … })`. The compiler requires every known
 * value. `fallback` is the name of an unspecified or unrecognised value.
 */
export const enumNames =
  <E extends string>() =>
  <const T extends Readonly<Record<KnownValue<E>, string>>, const F = undefined>(names: T, fallback?: F) => {
    type Name = T[KnownValue<E>];
    const namesByValue = new Map(Object.entries(names) as [string, Name][]);
    const valuesByName = new Map([...namesByValue].map(([value, name]) => [name, value]));
    return {
      /** Accepts each name. */
      schema: z.enum([...valuesByName.keys()]),
      nameOf: (value: E): Name | F => namesByValue.get(value) ?? (fallback as F),
      valueOf: (name: Name) => valuesByName.get(name) as KnownValue<E>,
    };
  };
