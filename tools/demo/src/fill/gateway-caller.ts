import { setTimeout as sleep } from 'node:timers/promises';

/** A rejected call. The message has the call, its subject and the reason. */
export class CallRefused extends Error {
  override readonly name = 'CallRefused';
  readonly status: number;
  readonly code: string;

  constructor(call: string, subject: string, status: number, problem: Problem) {
    const fields = problem.errors?.map(({ field, message }) => `${field}: ${message}`).join(', ');
    super(
      `${call} for ${subject} was rejected with status ${status}: ${problem.message ?? 'no reason given'}${fields ? ` (${fields})` : ''}`,
    );
    this.status = status;
    this.code = problem.code ?? '';
  }
}

interface Problem {
  readonly message?: string;
  readonly code?: string;
  readonly errors?: readonly { readonly field: string; readonly message: string }[];
}

export interface Request {
  /** What the call is about, for the error message. */
  readonly subject: string;
  readonly language?: 'en' | 'bn';
  readonly json?: unknown;
  readonly form?: FormData;
  readonly idempotencyKey?: string;
}

/** Sends calls to the gateway as one user. */
export interface Caller {
  get<T>(path: string, request: Request): Promise<T>;
  post<T>(path: string, request: Request): Promise<T>;
  put<T>(path: string, request: Request): Promise<T>;
}

/** How long a call is retried while a service starts or a rate limit applies; longer than the limit's window of a minute. */
const retryTimeoutMs = 75_000;

const retryDelayMs = (answer: Response | undefined): number =>
  answer?.status === 429 ? Number(answer.headers.get('retry-after') ?? 1) * 1000 : 300;

const isRetryable = (answer: Response | undefined): boolean =>
  answer === undefined || [429, 502, 503, 504].includes(answer.status);

// All calls of the loader are idempotent, so they may be retried after a broken connection.
const fetchWithRetry = async (address: string, init: RequestInit, call: string): Promise<Response> => {
  const deadline = Date.now() + retryTimeoutMs;
  for (;;) {
    const answer = await fetch(address, init).catch(() => undefined);
    if (answer && !isRetryable(answer)) return answer;
    if (Date.now() > deadline)
      throw new Error(
        `${call} had no answer in ${retryTimeoutMs / 1000} s; is the site running at ${address}?`,
      );
    await answer?.body?.cancel();
    await sleep(retryDelayMs(answer));
  }
};

/** Creates a caller for the user of the access token; for a visitor without a token. */
export const createCaller = (site: string, token?: string): Caller => {
  const send = async <T>(method: string, path: string, request: Request): Promise<T> => {
    const { subject, language = 'en', json, form, idempotencyKey } = request;
    const answer = await fetchWithRetry(
      `${site}/api/v1${path}`,
      {
        method,
        headers: {
          'accept-language': language,
          ...(token ? { 'auth-token': token } : {}),
          ...(json === undefined ? {} : { 'content-type': 'application/json' }),
          ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
        },
        body: form ?? (json === undefined ? undefined : JSON.stringify(json)),
      },
      `${method} ${path}`,
    );
    const body = await answer.json().catch(() => ({}));
    if (!answer.ok) throw new CallRefused(`${method} ${path}`, subject, answer.status, body as Problem);
    return body as T;
  };
  return {
    get: (path, request) => send('GET', path, request),
    post: (path, request) => send('POST', path, request),
    put: (path, request) => send('PUT', path, request),
  };
};
