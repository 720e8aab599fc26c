import { type RequestHandler, Router } from 'express';
import { docsHeaders } from './security-headers.ts';

/** The document is loaded on first use: most replicas never serve it. */
const sendOpenApiDocument: RequestHandler = async (_request, response) => {
  const { openApiDocument } = await import('../openapi/document.ts');
  response.json(openApiDocument());
};

/** Serves the OpenAPI page at /api/docs/ with assets of this host only. */
export const createDocsRouter = (siteUrl: string): Router => {
  const router = Router();
  const headers = Object.entries(docsHeaders(siteUrl));
  let swaggerUi: Promise<RequestHandler> | undefined;

  const loadSwaggerUi = async (): Promise<RequestHandler> => {
    const { default: swagger } = await import('swagger-ui-express');
    const options = { customSiteTitle: 'Sargam API', swaggerUrl: '/api/docs/openapi.json' };
    return Router().use(swagger.serveFiles(undefined, options), swagger.setup(undefined, options));
  };

  router.use((_request, response, next) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    next();
  });
  router.get('/openapi.json', sendOpenApiDocument);
  router.use(async (request, response, next) => {
    swaggerUi ??= loadSwaggerUi();
    (await swaggerUi)(request, response, next);
  });
  return router;
};
