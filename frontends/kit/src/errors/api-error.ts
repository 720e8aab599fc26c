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
 * A failed API call. `message` is the text for the user, `code` the machine-readable error (`token-expired`,
 * `price-changed`, `offline`…), `fields` the message of each invalid form field, `status` 0 without a response.
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

  /** Parses problem+json (RFC 9457). Any other body gives an error with its HTTP status. */
  static from(status: number, body: unknown): ApiError {
    const problem: ProblemJson = body && typeof body === 'object' ? body : {};
    const message = readText(problem.detail) ?? readText(problem.message) ?? readText(problem.title) ?? '';
    const fields = parseFieldErrors(problem.fields ?? problem.errors);
    return new ApiError(message, { code: readText(problem.code) ?? `http-${status}`, status, fields, body });
  }
}

export const isApiError = (error: unknown, code?: string): error is ApiError =>
  error instanceof ApiError && (code === undefined || error.code === code);
