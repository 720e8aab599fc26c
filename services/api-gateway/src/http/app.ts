import { domainError } from '@sargam/chassis/errors';
import type { Service } from '@sargam/chassis/service';
import { currentTrace, inSpan, parseTraceparent } from '@sargam/chassis/telemetry';
import express, { type Express, type Request, type Response } from 'express';
import type { GatewaySettings } from '../config.ts';
import { methodNotAllowed } from '../errors/http-error.ts';
import { isUnexpected, sendProblem, toProblemResponse } from '../errors/problem.ts';
import { routes } from '../routes/index.ts';
import type { Route } from '../routing/route.ts';
import { createDocsRouter } from './docs-router.ts';
import { methodsOfPath, pathPattern, sortByPath } from './paths.ts';
import { createRouteHandler, type HttpDeps } from './route-handler.ts';
import { apiHeaders } from './security-headers.ts';

const apiPrefix = '/api/v1';

/**
 * A rejected upload may still be arriving. The connection stays open this long, so that the sender can read the problem:
 * closing it earlier would reset the connection and lose the response.
 */
const uploadDrainMs = 3000;

const sendError = (
  service: Service<GatewaySettings>,
  request: Request,
  response: Response,
  error: unknown,
): void => {
  const traceId = currentTrace()?.traceId;
  if (isUnexpected(error))
    service.log.error({ err: error, path: request.path }, 'request failed unexpectedly');
  if (!request.complete) {
    request.resume();
    setTimeout(() => request.complete || request.destroy(), uploadDrainMs).unref();
  }
  sendProblem(
    response,
    toProblemResponse(error, { instance: request.path, ...(traceId ? { traceId } : {}) }),
  );
};

const createRequestObserver = (service: Service<GatewaySettings>) => {
  const durations = service.histogram(
    'http_requests_seconds',
    'Duration of HTTP requests by route template',
    ['method', 'route', 'status'],
  );
  return async (
    route: string,
    request: Request,
    response: Response,
    handle: () => Promise<string | undefined>,
  ) => {
    const started = performance.now();
    let caller: string | undefined;
    await inSpan(
      `${request.method} ${route}`,
      { kind: 'server', parent: parseTraceparent(request.get('traceparent')) },
      async () => {
        try {
          caller = await handle();
        } catch (error) {
          sendError(service, request, response, error);
        }
        const took = performance.now() - started;
        const { method } = request;
        const status = response.statusCode;
        durations.observe({ method, route, status: String(status) }, took / 1000);
        service.log.info(
          { method, route, status, ms: Math.round(took * 10) / 10, ...(caller ? { caller } : {}) },
          'request',
        );
      },
    );
  };
};

/** The error for a request that matches no route: unknown path, or known path with another method. */
const unmatchedRouteError = (path: string) => {
  const methods = path.startsWith(apiPrefix) ? methodsOfPath(routes, path.slice(apiPrefix.length)) : [];
  return methods.length > 0
    ? methodNotAllowed(methods)
    : domainError.notFound('no-such-call', 'There is no such call.');
};

/** The HTTP application: all declared routes, the OpenAPI page, and a problem for every other request. */
export const createApp = (deps: HttpDeps): Express => {
  const { service } = deps;
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('query parser', 'simple');
  app.set('trust proxy', service.settings.trustedProxies);
  const observe = createRequestObserver(service);
  const headers = Object.entries(apiHeaders());

  const mount = (route: Route): void => {
    const handle = createRouteHandler(route, deps);
    app[route.method](apiPrefix + pathPattern(route.path), (request: Request, response: Response) =>
      observe(route.path, request, response, async () => (await handle(request, response))?.subject),
    );
  };
  app.use('/api/docs', createDocsRouter());
  // Set before the routes, so that errors outside of the routes carry the same headers.
  app.use((_request: Request, response: Response, next: () => void) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    next();
  });
  sortByPath(routes).forEach(mount);
  app.use((request: Request, response: Response) =>
    observe('none', request, response, () => Promise.reject(unmatchedRouteError(request.path))),
  );
  // Errors raised by express, such as a path with invalid percent-encoding.
  app.use((_error: unknown, request: Request, response: Response, _next: unknown) =>
    sendError(
      service,
      request,
      response,
      domainError.invalid('malformed-request', 'The request is malformed.'),
    ),
  );
  return app;
};
