import { type RequestHandler, Router } from 'express';
import { docsHeaders } from './security-headers.ts';

/** The document is made when it is first asked for: most replicas are never asked. */
const sendOpenApiDocument: RequestHandler = async (_request, response) => {
  const { openApiDocument } = await import('../openapi/document.ts');
  response.json(openApiDocument());
};

/** A reader of the OpenAPI page at /api/docs/, from assets of this host alone. */
export const createDocsRouter = (): Router => {
  const router = Router();
  const headers = Object.entries(docsHeaders());
  let reader: Promise<RequestHandler> | undefined;

  const loadReader = async (): Promise<RequestHandler> => {
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
    reader ??= loadReader();
    (await reader)(request, response, next);
  });
  return router;
};
