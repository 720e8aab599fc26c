import type { FilterQuery, Model, ProjectionType } from 'mongoose';
import {
  type BoundedPageRequest,
  maxTotal,
  toBoundedLimitOffset,
  toBoundedTotal,
  toPageWithNext,
} from '../paging/index.ts';

interface Order<D> {
  /** The order of the ids; descending by default, which is the newest first where an id begins with its time. */
  readonly ascending?: boolean;
  readonly projection?: ProjectionType<D>;
}

/**
 * A page of the documents that match, in the order of their ids, with their number up to 10,000.
 * @throws DomainError `page-too-deep` if only `after` reaches the page.
 */
export const findBoundedPage = async <D extends { readonly _id: string }>(
  model: Model<D>,
  filter: FilterQuery<D>,
  request: BoundedPageRequest,
  { ascending = false, projection }: Order<D> = {},
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
    model.countDocuments(filter, { limit: maxTotal + 1 }),
  ]);
  const { page, next } = toPageWithNext(rows, limit, ({ _id }) => _id);
  return { page, next, ...toBoundedTotal(count) };
};
