import type { HeadContext, PageHead } from '@sargam/kit/server';
import type { DataTag } from '@tanstack/react-query';

/** The options of a query of the page, as `apiGet` and `apiQuery` of the kit create them. */
type ApiQuery<T> = { queryKey: DataTag<readonly string[], T, Error> };

/** The second element of the key is the path of the request. */
const pathOf = ({ queryKey: [, path = ''] }: { queryKey: readonly string[] }): string => path;

/** The response to a query of the page; undefined if it is late or failed. */
export const readResponse = <T>({ read }: HeadContext, query: ApiQuery<T>): T | undefined =>
  read<T>(pathOf(query));

export const notFoundHead = (title: string): PageHead => ({ title, noindex: true, status: 404 });

/**
 * The head of a page about one thing without the API's response: a 404 page if the thing does not exist. If the response
 * is late, the head has only a title, and the page may be indexed.
 */
export const headWithoutResponse = (
  { isMissing }: HeadContext,
  query: { queryKey: readonly string[] },
  title: string,
  notFoundTitle = title,
): PageHead => (isMissing(pathOf(query)) ? notFoundHead(notFoundTitle) : { title });
