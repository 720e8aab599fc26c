/** Values of a proto enum without the two that carry no meaning. */
type KnownValue<E extends string> = Exclude<E, `${string}_UNSPECIFIED` | 'UNRECOGNIZED'>;

/** The mapping between a proto enum and its words in the API. */
export interface EnumWords<E extends string, W extends string> {
  /** The word of a value; undefined for an unspecified or unrecognised value. */
  readonly findWord: (value: E) => W | undefined;
  readonly valueOf: (word: W) => KnownValue<E>;
}

/**
 * Declares one table for both directions: `enumWords<Enum, Word>()({ VALUE: 'word', … })`. The compiler requires every
 * known enum value and every word to be in the table.
 */
export const enumWords =
  <E extends string, W extends string>() =>
  <const T extends Readonly<Record<KnownValue<E>, W>>>(
    words: T &
      ([W] extends [T[KnownValue<E>]] ? unknown : { readonly missing: Exclude<W, T[KnownValue<E>]> }),
  ): EnumWords<E, W> => {
    const wordsByValue = new Map(Object.entries<W>(words));
    const valuesByWord = new Map(Object.entries<W>(words).map(([value, word]) => [word, value]));
    return {
      findWord: (value) => wordsByValue.get(value),
      valueOf: (word) => valuesByWord.get(word) as KnownValue<E>,
    };
  };
