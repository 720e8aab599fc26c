import type { Service } from '@sargam/chassis/service';
import { currentTrace } from '@sargam/chassis/telemetry';
import type { Request, Response } from 'express';
import type { GatewaySettings } from '../config.ts';
import { isUnexpected, sendProblem, toProblemResponse } from '../errors/problem.ts';
import { drainRequest } from './drain-request.ts';

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
  if (!request.complete) drainRequest(request, response);
  sendProblem(
    response,
    toProblemResponse(error, { instance: request.path, ...(traceId ? { traceId } : {}) }),
  );
};
