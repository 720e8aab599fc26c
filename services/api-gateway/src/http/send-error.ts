import type { Service } from '@sargam/chassis/service';
import { currentTrace } from '@sargam/chassis/telemetry';
import type { Request, Response } from 'express';
import type { GatewaySettings } from '../config.ts';
import { HttpError } from '../errors/http-error.ts';
import { isUnexpected, sendProblem, toProblemResponse } from '../errors/problem.ts';
import { drainRequest } from './drain-request.ts';

const isTooSlow = (error: unknown): boolean => error instanceof HttpError && error.httpDetails.status === 408;

/** Sends the problem of an error. An error that is a fault of this system is logged. */
export const sendError = (
  service: Service<GatewaySettings>,
  request: Request,
  response: Response,
  error: unknown,
): void => {
  const traceId = currentTrace()?.traceId;
  if (isUnexpected(error))
    service.log.error({ err: error, path: request.path }, 'request failed unexpectedly');
  // The rest of a slow request is not awaited, and its handler must not get it.
  if (isTooSlow(error)) response.once('finish', () => request.destroy());
  else if (!request.complete) drainRequest(request, response);
  sendProblem(
    response,
    toProblemResponse(error, { instance: request.path, ...(traceId ? { traceId } : {}) }),
  );
};
