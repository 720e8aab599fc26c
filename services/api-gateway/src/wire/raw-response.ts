/** An answer that is not JSON: a stream or a redirection, written by the handler itself. */
export interface RawResponse {
  readonly raw: true;
  readonly contentType: string | undefined;
  /** What each status means, for the OpenAPI page. */
  readonly statuses: Readonly<Record<string, string>>;
  readonly answer?: undefined;
}

export const rawResponse = (
  contentType: string | undefined,
  statuses: Readonly<Record<string, string>>,
): RawResponse => ({
  raw: true,
  contentType,
  statuses,
});
