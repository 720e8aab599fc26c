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

/** What is answered for an error: problem+json, with what HTTP adds to it. */
export const toProblemResponse = (error: unknown, context: ProblemContext): ProblemResponse => {
  const { refusal, httpDetails } =
    error instanceof HttpError ? error : { refusal: error, httpDetails: undefined };
  const { status, body } = toProblemDetails(refusal, context);
  const httpStatus = httpDetails?.status ?? status;
  const seconds = retryAfterOf(refusal);
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

/** Seconds until one may try again, context whoever refused says so. */
const retryAfterOf = (error: unknown): number | undefined => {
  const seconds = error instanceof DomainError ? Number(error.detail?.['retryAfter']) : Number.NaN;
  return seconds > 0 ? seconds : undefined;
};

/** Whether the fault is ours, and so worth a stack in the log. */
export const isUnexpected = (error: unknown): boolean =>
  !(error instanceof DomainError || error instanceof HttpError);

/** Answers with a problem; context an answer has begun already, its end is cut off so that nobody takes it for whole. */
export const sendProblem = (response: Response, { status, headers, body }: ProblemResponse): void => {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response.writeHead(status, { ...headers, 'content-type': 'application/problem+json; charset=utf-8' });
  response.end(JSON.stringify(body));
};
