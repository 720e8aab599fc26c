import type { FilterQuery, Model, ProjectionType } from 'mongoose';
import {
  type BoundedPageRequest,
  maxTotal,
  toBoundedLimitOffset,
  toBoundedTotal,
  toPageWithNext,
} from '../paging/index.ts';

interface PageOptions<D> {
  /** The order of the ids; descending by default, which is the newest first where an id begins with its time. */
  readonly ascending?: boolean;
  readonly projection?: ProjectionType<D>;
  /** The number of documents up to 10,001, for a list that does not count them for each page. */
  readonly countRows?: () => Promise<number>;
}

/** The number of documents that match, up to 10,001. */
export const countBounded = <D>(model: Model<D>, filter: FilterQuery<D>): Promise<number> =>
  model.countDocuments(filter, { limit: maxTotal + 1 }).exec();

/**
 * A page of the documents that match, in the order of their ids, with their number up to 10,000.
 * @throws DomainError `page-too-deep` if only `after` reaches the page.
 */
export const findBoundedPage = async <D extends { readonly _id: string }>(
  model: Model<D>,
  filter: FilterQuery<D>,
  request: BoundedPageRequest,
  { ascending = false, projection, countRows = () => countBounded(model, filter) }: PageOptions<D> = {},
) => {
  const { limit, offset } = toBoundedLimitOffset(request);
  const { after } = request;
  const position = after === '' ? {} : { _id: ascending ? { $gt: after } : { $lt: after } };
  const [rows, count] = await Promise.all([
    model
      .find({ ...filter, ...position }, projection)
      .sort({ _id: ascending ? 1 : -1 })
      .skip(offset)
      .limit(limit + 1)
      .lean<D[]>(),
    countRows(),
  ]);
  const { page, next } = toPageWithNext(rows, limit, ({ _id }) => _id);
  return { page, next, ...toBoundedTotal(count) };
};
