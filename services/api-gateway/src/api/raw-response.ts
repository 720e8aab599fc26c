/** A response that is not JSON: a stream or a redirect, written by the handler. */
export interface RawResponse<A = unknown> {
  readonly raw: true;
  readonly contentType: string | undefined;
  /** The meaning of each status, for the OpenAPI page. */
  readonly statuses: Readonly<Record<string, string>>;
  readonly answer?: A;
}

export const rawResponse = (
  contentType: string | undefined,
  statuses: Readonly<Record<string, string>>,
): RawResponse<void> => ({
  raw: true,
  contentType,
  statuses,
});
