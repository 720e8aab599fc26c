import { parsePage } from '@sargam/kit';

/** The values of a filter that the URL may contain, or `text` for any value, for example an id. */
export type FilterDeclaration = readonly string[] | 'text';
export type FilterDeclarations = Record<string, FilterDeclaration>;

export type FilterValues<F extends FilterDeclarations> = {
  [K in keyof F]?: F[K] extends readonly (infer V)[] ? V : string;
};

export type SortOrder<S extends string> = S | `-${S}`;

export type ListOptions<S extends string, F extends FilterDeclarations> = {
  /** Rows per page. */
  pageSize: number;
  /** The keys that the server can sort by. */
  sorts?: readonly S[];
  /** The order without a parameter in the URL: `name` is ascending, `-createdAt` descending. */
  sort?: SortOrder<S>;
  filters?: F;
};

/** The query parameters of the list call. */
export type ListQuery<S extends string, F extends FilterDeclarations> = {
  page: number;
  limit: number;
  sort?: SortOrder<S>;
  /** The search text. */
  q?: string;
} & FilterValues<F>;

const readSort = <S extends string>(
  params: URLSearchParams,
  { sorts = [], sort }: Pick<ListOptions<S, FilterDeclarations>, 'sorts' | 'sort'>,
): SortOrder<S> | undefined => {
  const requested = params.get('sort') ?? '';
  const isKnown = sorts.some((key) => requested === key || requested === `-${key}`);
  return isKnown ? (requested as SortOrder<S>) : sort;
};

const readFilters = <F extends FilterDeclarations>(
  params: URLSearchParams,
  declarations: F,
): FilterValues<F> => {
  const entries = Object.entries(declarations).map(([name, allowed]) => {
    const value = params.get(name) || undefined;
    return [name, allowed === 'text' || (value && allowed.includes(value)) ? value : undefined];
  });
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
};

/** Reads page, order, search text and filters from the URL. Unknown values are ignored, and the order of the keys is fixed. */
export const readListQuery = <S extends string, F extends FilterDeclarations>(
  params: URLSearchParams,
  options: ListOptions<S, F>,
): ListQuery<S, F> => {
  const sort = readSort(params, options);
  const q = params.get('q')?.trim();
  return {
    page: parsePage(params),
    limit: options.pageSize,
    ...(sort && { sort }),
    ...(q && { q }),
    ...readFilters(params, options.filters ?? ({} as F)),
  };
};
