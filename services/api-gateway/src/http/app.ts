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
 * A refused upload may still be on its way: this long is waited for its end, so that the sender can read why. To close
 * at once would reset the connection under the rest of it, and the answer with it.
 */
const uploadDrainMs = 3000;

const sendError = (
  service: Service<GatewaySettings>,
  request: Request,
  response: Response,
  error: unknown,
): void => {
  const traceId = currentTrace()?.traceId;
  if (isUnexpected(error)) service.log.error({ err: error, path: request.path }, 'a request failed');
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
  const seconds = service.histogram(
    'http_requests_seconds',
    'Requests answered, by the template of their route',
    ['method', 'route', 'status'],
  );
  return async (
    route: string,
    request: Request,
    response: Response,
    answer: () => Promise<string | undefined>,
  ) => {
    const started = performance.now();
    let caller: string | undefined;
    await inSpan(
      `${request.method} ${route}`,
      { kind: 'server', parent: parseTraceparent(request.get('traceparent')) },
      async () => {
        try {
          caller = await answer();
        } catch (error) {
          sendError(service, request, response, error);
        }
        const took = performance.now() - started;
        const { method } = request;
        const status = response.statusCode;
        seconds.observe({ method, route, status: String(status) }, took / 1000);
        service.log.info(
          { method, route, status, ms: Math.round(took * 10) / 10, ...(caller ? { caller } : {}) },
          'request',
        );
      },
    );
  };
};

/** Why no route took the request: there is no such path, or it takes other methods. */
const unmatchedRouteError = (path: string) => {
  const methods = path.startsWith(apiPrefix) ? methodsOfPath(routes, path.slice(apiPrefix.length)) : [];
  return methods.length > 0
    ? methodNotAllowed(methods)
    : domainError.notFound('no-such-call', 'There is no such call.');
};

/** The HTTP door: every declared route, the OpenAPI reader, and a problem for everything else. */
export const createApp = (deps: HttpDeps): Express => {
  const { service } = deps;
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('query parser', 'simple');
  app.set('trust proxy', service.settings.trustedProxies);
  const watch = createRequestObserver(service);
  const headers = Object.entries(apiHeaders());

  const mount = (route: Route): void => {
    const answer = createRouteHandler(route, deps);
    app[route.method](apiPrefix + pathPattern(route.path), (request: Request, response: Response) =>
      watch(route.path, request, response, async () => (await answer(request, response))?.subject),
    );
  };
  app.use('/api/docs', createDocsRouter());
  // Before the routes, so that what is refused before or after them carries the same headers.
  app.use((_request: Request, response: Response, next: () => void) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    next();
  });
  sortByPath(routes).forEach(mount);
  app.use((request: Request, response: Response) =>
    watch('none', request, response, () => Promise.reject(unmatchedRouteError(request.path))),
  );
  // What express itself refuses, such as a path that is not valid percent-encoding.
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
