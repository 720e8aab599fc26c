import { STATUS_CODES } from 'node:http';
import { DomainError, toProblemDetails } from '@sargam/chassis/errors';
import type { Response } from 'express';
import { HttpError } from './http-error.ts';

interface ProblemContext {
  readonly instance: string;
  readonly traceId?: string;
}

export interface ProblemResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: object;
}

/** The problem+json response for an error. */
export const toProblemResponse = (error: unknown, context: ProblemContext): ProblemResponse => {
  const [cause, httpDetails] =
    error instanceof HttpError ? [error.domainError, error.httpDetails] : [error, undefined];
  const { status, body } = toProblemDetails(cause, context);
  const httpStatus = httpDetails?.status ?? status;
  const seconds = retryAfterOf(cause);
  return {
    status: httpStatus,
    headers: { ...(seconds && { 'retry-after': String(seconds) }), ...httpDetails?.headers },
    body: {
      ...body,
      status: httpStatus,
      title: STATUS_CODES[httpStatus] ?? body.title,
      ...(seconds && { retryAfter: seconds }),
      ...httpDetails?.members,
    },
  };
};

/** Seconds until a retry is allowed, if the error names them. */
const retryAfterOf = (error: unknown): number | undefined => {
  const seconds = error instanceof DomainError ? Number(error.detail?.['retryAfter']) : Number.NaN;
  return seconds > 0 ? seconds : undefined;
};

/** Whether the error is a fault of this system, so that its stack is logged. */
export const isUnexpected = (error: unknown): boolean =>
  !(error instanceof DomainError || error instanceof HttpError);

/** Sends a problem. If the response has started, the connection is closed, so that no client accepts a partial body. */
export const sendProblem = (response: Response, { status, headers, body }: ProblemResponse): void => {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response.writeHead(status, { ...headers, 'content-type': 'application/problem+json; charset=utf-8' });
  response.end(JSON.stringify(body));
};
