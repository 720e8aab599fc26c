import { setTimeout as sleep } from 'node:timers/promises';

/** A call that was refused, in one sentence: which, about what, and why. */
export class CallRefused extends Error {
  override readonly name = 'Refused';
  readonly status: number;
  readonly code: string;

  constructor(call: string, subject: string, status: number, problem: Problem) {
    const fields = problem.errors?.map(({ field, message }) => `${field}: ${message}`).join(', ');
    super(
      `${call} for ${subject} was refused with ${status}: ${problem.message ?? 'no reason given'}${fields ? ` (${fields})` : ''}`,
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
  /** What the call is about, for the sentence of a refusal. */
  readonly subject: string;
  readonly language?: 'en' | 'bn';
  readonly json?: unknown;
  readonly form?: FormData;
}

/** The gateway's calls, as one person makes them. */
export interface Caller {
  get<T>(path: string, request: Request): Promise<T>;
  post<T>(path: string, request: Request): Promise<T>;
}

/** How long a part of the site that is just starting, or has had enough calls for a minute, is waited for. */
const retryTimeoutMs = 75_000;

const retryDelayMs = (answer: Response | undefined): number =>
  answer?.status === 429 ? Number(answer.headers.get('retry-after') ?? 1) * 1000 : 300;

const isRetryable = (answer: Response | undefined): boolean =>
  answer === undefined || [429, 502, 503, 504].includes(answer.status);

// Every call of the filling may be repeated, so a broken connection is no reason to give up.
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

/** Calls of a visitor, or of whoever the access token belongs to. */
export const createCaller = (site: string, token?: string): Caller => {
  const ask = async <T>(method: string, path: string, request: Request): Promise<T> => {
    const { subject, language = 'en', json, form } = request;
    const answer = await fetchWithRetry(
      `${site}/api/v1${path}`,
      {
        method,
        headers: {
          'accept-language': language,
          ...(token ? { 'auth-token': token } : {}),
          ...(json === undefined ? {} : { 'content-type': 'application/json' }),
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
    get: (path, request) => ask('GET', path, request),
    post: (path, request) => ask('POST', path, request),
  };
};
