import { z } from 'zod';

/** A ULID or a natural key. Invalid ids are rejected before a service is called. */
export const Id = z.string().regex(/^[\w-]{1,64}$/, 'not an id');
export const IdParams = z.object({ id: Id });
export const UserParams = z.object({ userId: Id });
export const Taka = z.number().meta({ description: 'Taka, two decimals' });

export const Instant = z.iso.datetime();
const epoch = new Date(0).toISOString();
/** ISO 8601 text of an instant; the epoch for a missing one. */
export const toIsoInstant = (date: Date | undefined): string => date?.toISOString() ?? epoch;
export const toIsoInstantOrNull = (date: Date | undefined): string | null => date?.toISOString() ?? null;

export const Picture = z
  .string()
  .nullable()
  .meta({ description: 'Path of a picture; null if there is none' });
/** Public path of a stored media file. */
export const mediaPath = (key: string): string => `/api/v1/media/${encodeURIComponent(key)}`;
/** Public path of a picture; null for an empty key. */
export const picturePath = (key: string): string | null => (key === '' ? null : mediaPath(key));

/** Optional paging; without it at most 1,000 rows are returned (decision L2). */
export const PageQuery = z.object({
  page: z.coerce.number().int().min(1).max(1_000_000).optional(),
  limit: z.coerce.number().int().min(1).max(1000).optional(),
});
/** The page request for services. A limit of 0 means the server's maximum (decision L2). */
export const toPage = ({ page = 1, limit = 0 }: z.output<typeof PageQuery>) => ({ page, limit });

/** Paging of lists that can be large: pages reach 10,000 rows, and `after` reaches every row. */
export const BoundedPageQuery = PageQuery.extend({
  after: Id.optional().meta({ description: 'The `next` of the page before; `page` is then ignored' }),
});
export const toBoundedPage = (query: z.output<typeof BoundedPageQuery>) => ({
  page: toPage(query),
  after: query.after ?? '',
});

/** The same for services whose cursor may also have the time of its row, which an export knows. */
export const toCursorPage = ({ after: id, ...query }: z.output<typeof BoundedPageQuery>) => ({
  page: toPage(query),
  after: id === undefined ? undefined : { id, createdAt: undefined },
});

/** `texts=both`: English texts with the Bengali ones beside them, for forms that edit both (decision B3). */
export const TextsQuery = z.object({
  texts: z.enum(['both']).optional().meta({ description: 'both: each text x has its Bengali text as xBn' }),
});

/** Filters of the lists of the back-office. */
export const StaffListQuery = PageQuery.extend({
  ...TextsQuery.shape,
  published: z.enum(['true', 'false']).optional(),
  featured: z.enum(['true', 'false']).optional(),
  q: z.string().max(200).optional().meta({ description: 'Words of the title or name' }),
});

/** Undefined for a filter that is not set. */
export const toFlag = (text: 'true' | 'false' | undefined): boolean | undefined =>
  text === undefined ? undefined : text === 'true';

/** The version that an editor read; a change of a newer version is refused with 409. */
export const basedOnVersion = z.coerce.number().int().min(0).max(4_000_000_000).optional().meta({
  description: 'The version on which the change is based; 409 version-outdated if it is not the present one',
});

/** For a decision about the version that an admin has seen. */
export const decidedVersion = z.coerce.number().int().min(1).max(4_000_000_000).meta({
  description: 'The version that was seen; 409 version-outdated if it is not the present one',
});

export const VersionForm = z.object({ version: basedOnVersion }).meta({ id: 'VersionForm' });

/** For calls without a body. */
export const VersionQuery = z.object({ version: basedOnVersion });

/** The response of a call that changes state, with the message to show. */
export const SuccessMessage = z.object({ success: z.literal(true), message: z.string() });

export const Coupon = z.object({ code: z.string(), discount: z.number().int() }).meta({
  id: 'CouponOfOrder',
  description: 'The coupon and its percentage',
});

export const Problem = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.number().int(),
    detail: z.string(),
    message: z.string().meta({ description: 'The text to show' }),
    code: z.string().meta({ description: 'A stable code for programs, such as token-expired' }),
    errors: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
    retryAfter: z.number().int().optional().meta({ description: 'Seconds until a retry is allowed' }),
    instance: z.string().optional(),
    traceId: z.string().optional(),
  })
  .meta({ id: 'Problem', description: 'RFC 9457; message is the text to show to the user' });
