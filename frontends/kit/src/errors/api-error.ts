export type FieldErrors = Record<string, string>;

type ProblemJson = {
  detail?: unknown;
  title?: unknown;
  message?: unknown;
  code?: unknown;
  fields?: unknown;
  errors?: unknown;
};

const readText = (value: unknown): string | undefined =>
  typeof value === 'string' && value ? value : undefined;

const parseFieldErrors = (value: unknown): FieldErrors => {
  if (Array.isArray(value)) {
    const pairs = value.map((entry: { field?: unknown; path?: unknown; message?: unknown }) => [
      readText(entry?.field) ?? readText(entry?.path) ?? '',
      readText(entry?.message) ?? '',
    ]);
    return Object.fromEntries(pairs.filter(([field]) => field));
  }
  return value && typeof value === 'object'
    ? Object.fromEntries(Object.entries(value).map(([k, v]) => [k, String(v)]))
    : {};
};

/**
 * A call that did not succeed, in the words the person will see. `code` is the machine's word for it (`token-expired`,
 * `price-changed`, `offline`…), `fields` what is wrong with which form field, `status` 0 where no answer came.
 */
export class ApiError extends Error {
  readonly code: string;
  readonly fields: FieldErrors;
  readonly status: number;
  readonly body: unknown;

  constructor(
    message: string,
    options: { code: string; status: number; fields?: FieldErrors; body?: unknown },
  ) {
    super(message);
    this.name = 'ApiError';
    this.code = options.code;
    this.status = options.status;
    this.fields = options.fields ?? {};
    this.body = options.body;
  }

  /** Reads problem+json (RFC 9457); whatever else came still becomes an error with its status. */
  static from(status: number, body: unknown): ApiError {
    const problem: ProblemJson = body && typeof body === 'object' ? body : {};
    const message = readText(problem.detail) ?? readText(problem.message) ?? readText(problem.title) ?? '';
    const fields = parseFieldErrors(problem.fields ?? problem.errors);
    return new ApiError(message, { code: readText(problem.code) ?? `http-${status}`, status, fields, body });
  }
}

export const isApiError = (error: unknown, code?: string): error is ApiError =>
  error instanceof ApiError && (code === undefined || error.code === code);
