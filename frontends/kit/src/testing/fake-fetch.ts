/** What the API answers in a test: a body, or a refusal made with `problem(…)`, or a function of the request. */
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

/** A refusal as the gateway words it: `problem(409, 'price-changed', 'The price changed')`. */
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

/** Everything that was asked, newest last: `{ method, path, body }`. */
export const sentRequests: { method: string; path: string; body: string }[] = [];

/** A fetch that knows `'GET /cart/u1'` → answer (paths without /api/v1, query string optional) and refuses the rest. */
export const createFakeFetch =
  (answers: FakeResponses) =>
  async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(
      new URL(input instanceof Request ? input.url : input, 'http://localhost'),
      input instanceof Request ? input : init,
    );
    const url = new URL(request.url);
    const path = url.pathname.replace(/^\/api\/v1/, '');
    const body = await request.clone().text();
    sentRequests.push({ method: request.method, path: path + url.search, body });
    const answer = answers[`${request.method} ${path}${url.search}`] ?? answers[`${request.method} ${path}`];
    if (answer === undefined)
      return json(404, { code: 'not-answered', message: `${request.method} ${path}` });
    const given = typeof answer === 'function' ? await answer(request) : answer;
    return given instanceof ProblemResponse ? json(given.status, given.body) : json(200, given);
  };
