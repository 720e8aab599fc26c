/** A fake API response: a body, an error from `problemResponse(…)`, or a function of the request. */
export type FakeResponse = unknown | ((request: Request) => unknown | Promise<unknown>);
export type FakeResponses = Record<string, FakeResponse>;

class ProblemResponse {
  readonly status: number;
  readonly body: Record<string, unknown>;
  constructor(status: number, body: Record<string, unknown>) {
    this.status = status;
    this.body = body;
  }
}

/** An error response in the gateway's format: `problemResponse(409, 'price-changed', 'The price changed')`. */
export const problemResponse = (
  status: number,
  code: string,
  message: string,
  more: Record<string, unknown> = {},
): ProblemResponse =>
  new ProblemResponse(status, {
    type: 'about:blank',
    title: message,
    status,
    detail: message,
    message,
    code,
    ...more,
  });

const json = (status: number, body: unknown): Response =>
  new Response(JSON.stringify(body ?? null), {
    status,
    headers: { 'content-type': status < 400 ? 'application/json' : 'application/problem+json' },
  });

/** All requests of the test, newest last. */
export const sentRequests: { method: string; path: string; body: string }[] = [];

/** A `fetch` with fake responses by `'GET /cart/u1'` (path without /api/v1, query string optional). Any other request gets 404. */
export const createFakeFetch =
  (responses: FakeResponses) =>
  async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(
      new URL(input instanceof Request ? input.url : input, 'http://localhost'),
      input instanceof Request ? input : init,
    );
    const url = new URL(request.url);
    const path = url.pathname.replace(/^\/api\/v1/, '');
    const body = await request.clone().text();
    sentRequests.push({ method: request.method, path: path + url.search, body });
    const response =
      responses[`${request.method} ${path}${url.search}`] ?? responses[`${request.method} ${path}`];
    if (response === undefined)
      return json(404, { code: 'no-fake-response', message: `${request.method} ${path}` });
    const result = typeof response === 'function' ? await response(request) : response;
    return result instanceof ProblemResponse ? json(result.status, result.body) : json(200, result);
  };
