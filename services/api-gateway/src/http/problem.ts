import { STATUS_CODES } from 'node:http';
import { DomainError, toProblemDetails } from '@sargam/chassis/errors';
import type { Response } from 'express';
import { HttpRefusal } from './http-refusal.ts';

interface Where {
  readonly instance: string;
  readonly traceId?: string;
}

export interface ProblemAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: object;
}

/** What is answered for an error: problem+json, with what HTTP adds to it. */
export const problemOf = (error: unknown, where: Where): ProblemAnswer => {
  const { refusal, beyond } = error instanceof HttpRefusal ? error : { refusal: error, beyond: {} };
  const { status, body } = toProblemDetails(refusal, where);
  const said = beyond.status ?? status;
  const seconds = waitOf(refusal);
  return {
    status: said,
    headers: { ...(seconds && { 'retry-after': String(seconds) }), ...beyond.headers },
    body: {
      ...body,
      status: said,
      title: STATUS_CODES[said] ?? body.title,
      ...(seconds && { retryAfter: seconds }),
      ...beyond.members,
    },
  };
};

/** Seconds until one may try again, where whoever refused says so. */
const waitOf = (error: unknown): number | undefined => {
  const seconds = error instanceof DomainError ? Number(error.detail?.['retryAfter']) : Number.NaN;
  return seconds > 0 ? seconds : undefined;
};

/** Whether the fault is ours, and so worth a stack in the log. */
export const isUnexpected = (error: unknown): boolean =>
  !(error instanceof DomainError || error instanceof HttpRefusal);

/** Answers with a problem; where an answer has begun already, its end is cut off so that nobody takes it for whole. */
export const sendProblem = (response: Response, { status, headers, body }: ProblemAnswer): void => {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response.writeHead(status, { ...headers, 'content-type': 'application/problem+json; charset=utf-8' });
  response.end(JSON.stringify(body));
};
