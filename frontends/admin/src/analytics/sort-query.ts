type Query<Sort extends string> = {
  page: number;
  limit: number;
  /** `name` is ascending, `-name` descending. */
  sort?: Sort | `-${Sort}`;
  q?: string;
};

/** The query parameters of the analytics lists, which have the direction and the search text under other names. */
export const toSortQuery = <Sort extends string>({ page, limit, sort, q }: Query<Sort>) => ({
  page,
  limit,
  ...(sort && {
    sort: (sort.startsWith('-') ? sort.slice(1) : sort) as Sort,
    order: sort.startsWith('-') ? ('desc' as const) : ('asc' as const),
  }),
  ...(q && { search: q }),
});
