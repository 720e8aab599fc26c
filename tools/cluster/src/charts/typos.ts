interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>;
}

/** The key with its two middle letters swapped, or without its last letter if they are equal. */
export const misspell = (key: string): string => {
  const at = Math.floor(key.length / 2);
  const swapped = key.slice(0, at - 1) + key[at] + key[at - 1] + key.slice(at + 1);
  return swapped === key ? key.slice(0, -1) : swapped;
};

/** The paths of all keys of a schema with more than two letters. */
export const keyPaths = (schema: Schema, path: readonly string[] = []): readonly (readonly string[])[] =>
  Object.entries(schema.properties ?? {}).flatMap(([key, inner]) => [
    ...(key.length > 2 ? [[...path, key]] : []),
    ...keyPaths(inner, [...path, key]),
  ]);

/** `count` misspelled keys of a schema, evenly spread, each as an argument of `helm --set`. */
export const typosOf = (schema: Schema, count: number): readonly string[] => {
  const paths = keyPaths(schema);
  const step = Math.max(1, Math.floor(paths.length / count));
  return paths
    .filter((_, index) => index % step === 0)
    .slice(0, count)
    .map((path) => [...path.slice(0, -1), misspell(path.at(-1) ?? '')].join('.'))
    .map((path) => `${path}=x`);
};
