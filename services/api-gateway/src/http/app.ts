import { SettingsError } from '@sargam/chassis/config';
import { domainError } from '@sargam/chassis/errors';
import express, { type Express, type Request, type Response } from 'express';
import { methodNotAllowed } from '../errors/http-error.ts';
import { routes } from '../routes/index.ts';
import type { Route } from '../routing/route.ts';
import { createDocsRouter } from './docs-router.ts';
import { withMinimumRate } from './minimum-rate.ts';
import { methodsOfPath, pathPattern, sortByPath } from './paths.ts';
import { createRequestObserver } from './request-observer.ts';
import type { HttpDeps } from './responder.ts';
import { createRouteHandler } from './route-handler.ts';
import { apiHeaders } from './security-headers.ts';
import { sendError } from './send-error.ts';

const apiPrefix = '/api/v1';

/** The error for a request that matches no route: unknown path, or known path with another method. */
const unmatchedRouteError = (path: string) => {
  const methods = path.startsWith(apiPrefix) ? methodsOfPath(routes, path.slice(apiPrefix.length)) : [];
  return methods.length > 0
    ? methodNotAllowed(methods)
    : domainError.notFound('no-such-call', 'There is no such call.');
};

/** Only the nearest address that is not one of these networks counts as the client's, so a client cannot choose its own. */
const trustProxies = (app: Express, networks: readonly string[]): void => {
  try {
    app.set('trust proxy', [...networks]);
  } catch (error) {
    throw new SettingsError([`TRUSTED_PROXIES: ${String(error)}`]);
  }
};

/** The HTTP application: all declared routes, the OpenAPI page, and a problem for every other request. */
export const createApp = (deps: HttpDeps): Express => {
  const { service } = deps;
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('query parser', 'simple');
  const { siteUrl, trustedProxies, bodyBytesPerSecond, bodyRateWindow } = service.settings;
  trustProxies(app, trustedProxies);
  const minimumRate = { bytesPerSecond: bodyBytesPerSecond, windowMs: bodyRateWindow };
  const observe = createRequestObserver(service);
  const headers = Object.entries(apiHeaders(siteUrl));

  const mount = (route: Route): void => {
    const handle = createRouteHandler(route, deps);
    app[route.method](apiPrefix + pathPattern(route.path), (request: Request, response: Response) =>
      observe(route, request, response, () =>
        withMinimumRate(request, minimumRate, () => handle(request, response)),
      ),
    );
  };
  app.use('/api/docs', createDocsRouter(siteUrl));
  // Set before the routes, so that errors outside of the routes carry the same headers.
  app.use((_request: Request, response: Response, next: () => void) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    next();
  });
  sortByPath(routes).forEach(mount);
  app.use((request: Request, response: Response) =>
    observe(undefined, request, response, () => Promise.reject(unmatchedRouteError(request.path))),
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
