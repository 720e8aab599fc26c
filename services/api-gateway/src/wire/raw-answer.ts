/** An answer that is not JSON: a stream or a redirection, written by the handler itself. */
export interface RawAnswer {
  readonly raw: true;
  readonly contentType: string | undefined;
  /** What each status means, for the OpenAPI page. */
  readonly statuses: Readonly<Record<string, string>>;
  readonly answer?: undefined;
}

export const rawAnswer = (
  contentType: string | undefined,
  statuses: Readonly<Record<string, string>>,
): RawAnswer => ({
  raw: true,
  contentType,
  statuses,
});
