import { DomainError } from '@sargam/chassis/errors';
import { networkOf } from '@sargam/chassis/network';
import type { Service } from '@sargam/chassis/service';
import { inSpan, parseTraceparent, type SpanOptions } from '@sargam/chassis/telemetry';
import type { Request, Response } from 'express';
import type { GatewaySettings } from '../config.ts';
import { HttpError } from '../errors/http-error.ts';
import type { Route } from '../routing/route.ts';
import { subjectOf } from './request-subject.ts';
import { sendError } from './send-error.ts';

const refusals: ReadonlySet<number> = new Set([401, 403, 429]);

const reads: ReadonlySet<string> = new Set(['GET', 'HEAD']);

/**
 * Server renders read public pages without a token and pass their trace on. All other requests begin a trace, because audit entries have
 * its id, which a client must not choose (decision B105). The client's trace is an attribute of the span.
 */
const traceOf = (request: Request): SpanOptions => {
  const given = parseTraceparent(request.get('traceparent'));
  if (!given) return {};
  const isPublicRead = reads.has(request.method) && request.get('auth-token') === undefined;
  return isPublicRead ? { parent: given } : { attributes: { 'client.trace_id': given.traceId } };
};

/** Runs the handler of a request in a span; answers its errors; measures and logs the request. */
export const createRequestObserver = (service: Service<GatewaySettings>) => {
  const durations = service.histogram(
    'http_requests_seconds',
    'Duration of HTTP requests by route template',
    ['method', 'route', 'status'],
  );
  return async (
    route: Route | undefined,
    request: Request,
    response: Response,
    handle: () => Promise<void>,
  ) => {
    const started = performance.now();
    const template = route?.path ?? 'none';
    const { method } = request;
    await inSpan(`${method} ${template}`, { kind: 'server', ...traceOf(request) }, async () => {
      let failure: unknown;
      try {
        await handle();
      } catch (error) {
        failure = error;
        sendError(service, request, response, error);
      }
      const took = performance.now() - started;
      const { statusCode: status } = response;
      durations.observe({ method, route: template, status: String(status) }, took / 1000);
      const caller = subjectOf(response);
      const line = {
        method,
        route: template,
        status,
        ms: Math.round(took * 10) / 10,
        ...(caller && { caller }),
      };
      if (refusals.has(status))
        service.log.info({ ...line, ...refusalFields(route, request, failure) }, 'request refused');
      else service.log.info(line, 'request');
    });
  };
};

/** An id of this system, or the slug of a course. */
const idPattern = /^[\da-z][\da-z-]{0,63}$/i;

/** Who was refused, and at what. Never contains a token or a code. */
const refusalFields = (route: Route | undefined, { params, ip = 'unknown' }: Request, failure: unknown) => {
  // Other parameters can be codes, file names and e-mail addresses.
  const ids = Object.entries(params).flatMap(([name, value]) =>
    /(?:^i|I)d$/.test(name) ? [String(value)] : [],
  );
  const target = route?.noOwner === 'secret' ? [] : ids.filter((id) => idPattern.test(id));
  const error = failure instanceof HttpError ? failure.domainError : failure;
  return {
    network: networkOf(ip),
    ...(error instanceof DomainError && { code: error.code }),
    ...(target.length > 0 && { target }),
  };
};
