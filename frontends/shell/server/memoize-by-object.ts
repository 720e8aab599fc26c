/** Memoizes a function by its object argument, for the lifetime of the object. */
export const memoizeByObject = <Source extends object, T>(
  compute: (source: Source) => T,
): ((source: Source) => T) => {
  const results = new WeakMap<Source, T>();
  return (source) => {
    const result = results.get(source) ?? compute(source);
    results.set(source, result);
    return result;
  };
};
