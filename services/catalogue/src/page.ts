import type { Page } from '@sargam/proto/common/v1/text';
import type { Slice } from './shelf/shelf.ts';

/** Without paging a list is cut here (decision L2). */
const mostRows = 1_000;

export const parsePage = (page: Page | undefined): Slice => {
  const limit = Math.min(page?.limit || mostRows, mostRows);
  return { limit, offset: Math.max((page?.page ?? 1) - 1, 0) * limit };
};
