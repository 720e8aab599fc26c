type Values<Name extends string> = { [name in Name]?: string | number } & { page: number };

/**
 * The query string of a list, `?catagory=Guitar&page=2`; empty for the first page without filters. The shell's server uses
 * the same order of `names`, because the order is part of the cache key.
 */
export const buildListQuery = <Name extends string>(names: readonly Name[], search: Values<Name>): string => {
  const params = new URLSearchParams();
  for (const name of names) {
    const value = search[name];
    if (value !== undefined) params.set(name, String(value));
  }
  if (search.page > 1) params.set('page', String(search.page));
  return params.size > 0 ? `?${params}` : '';
};
