import { z } from 'zod';
import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiPathsObject } from 'zod-openapi';
import type { FileParts } from '../api/files.ts';
import type { RawResponse } from '../api/raw-response.ts';
import { roleNumbers } from '../api/roles.ts';
import { Problem } from '../api/schemas.ts';
import { routes } from '../routes/index.ts';
import { CoursePriceChanged, PaymentOpen, PriceChanged } from '../routes/order/order-response.ts';
import { DueConflict } from '../routes/settlement/settlement-response.ts';
import { ProductChanged } from '../routes/store/store-order-response.ts';
import type { Route, Schema } from '../routing/route.ts';
import { listFieldMessages } from './field-messages.ts';

const IdempotencyHeader = z.object({
  'idempotency-key': z
    .string()
    .max(100)
    .optional()
    .meta({ description: 'A repeat with the same key changes nothing' }),
});

type Responses = NonNullable<ZodOpenApiOperationObject['responses']>;

const fileSchema = z
  .file()
  .meta({ override: { type: 'string', format: 'binary', contentMediaType: 'application/octet-stream' } });

const filesOf = (parts: FileParts) =>
  z.object(
    Object.fromEntries(
      Object.entries(parts).map(([name, { required, maxCount }]) => {
        const schema = maxCount === undefined ? fileSchema : z.array(fileSchema).max(maxCount);
        return [name, required ? schema : schema.optional()];
      }),
    ),
  );

const contentTypeOf = (route: Route): string => {
  if (route.multipart) return 'multipart/form-data';
  return route.encoding === 'form' ? 'application/x-www-form-urlencoded' : 'application/json';
};

const bodyOf = (route: Route): ZodOpenApiOperationObject['requestBody'] => {
  if (!route.body) return undefined;
  const schema = route.multipart ? z.intersection(route.body, filesOf(route.multipart)) : route.body;
  return { required: true, content: { [contentTypeOf(route)]: { schema } } };
};

const isRaw = (answer: Schema | RawResponse): answer is RawResponse => 'raw' in answer;

const answersOf = (route: Route): Responses => {
  const { response } = route;
  if (!isRaw(response)) {
    return {
      // CSV is no second content type here: the types of the front ends would become a union.
      [route.status ?? 200]: {
        description: route.csv ? 'Done; all rows as CSV with `Accept: text/csv`' : 'Done',
        content: { 'application/json': { schema: response } },
      },
    };
  }
  const content = response.contentType ? { [response.contentType]: { schema: fileSchema } } : undefined;
  const entries = Object.entries(response.statuses).map(([status, description]) => [
    status,
    status.startsWith('20') ? { description, content } : { description },
  ]);
  return Object.fromEntries(entries) as Responses;
};

/** Schemas of the 409 problems that have members, by route. */
const conflictSchemas: Readonly<Record<string, Schema>> = {
  'post /cart/': CoursePriceChanged,
  'get /instructor/due/{instructorId}/{amount}': DueConflict,
  'post /instructor/settlement/{instructorId}': DueConflict,
  'post /order': z.union([PriceChanged, PaymentOpen]),
  'post /cart/ssl/': PriceChanged,
  'post /cart/zero-cart/{userId}/{orderId}': PriceChanged,
  'post /store/order/': ProductChanged,
};

const conflictResponse = (route: Route): Responses => {
  const schema = conflictSchemas[`${route.method} ${route.path}`];
  if (!schema) return {};
  return {
    409: {
      description: 'A conflict with the current state',
      content: { 'application/problem+json': { schema } },
    },
  };
};

const responsesOf = (route: Route): Responses => ({
  ...answersOf(route),
  ...conflictResponse(route),
  default: { description: 'An error', content: { 'application/problem+json': { schema: Problem } } },
});

const operationOf = (route: Route): ZodOpenApiOperationObject => ({
  summary: route.summary,
  tags: [route.path.split('/')[1] ?? ''],
  ...(route.roles !== 'anybody' && {
    security: [{ token: [] }],
    'x-roles': route.roles.map((role) => roleNumbers[role]),
  }),
  ...(route.isOwner && { 'x-own': true }),
  ...(route.stepUp && { 'x-step-up': true }),
  requestParams: {
    ...(route.params && { path: route.params }),
    ...(route.query && { query: route.query as z.ZodObject }),
    ...(route.idempotency && { header: IdempotencyHeader }),
  },
  ...(route.body && { requestBody: bodyOf(route) }),
  responses: responsesOf(route),
});

const pathsOf = (all: readonly Route[]): ZodOpenApiPathsObject => {
  const paths: Record<string, Record<string, ZodOpenApiOperationObject>> = {};
  for (const route of all) {
    const operations = (paths[route.path] ??= {});
    operations[route.method] = operationOf(route);
  }
  return paths;
};

/** The OpenAPI document, built from the schemas that parse requests. */
export const openApiDocument = () =>
  createDocument({
    openapi: '3.1.0',
    info: {
      title: 'Sargam',
      version: '1',
      description:
        'Money is in taka with two decimals. Roles: 1 admin, 2 content uploader, 3 instructor, 4 student.',
    },
    servers: [{ url: '/api/v1' }],
    components: { securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'auth-token' } } },
    paths: pathsOf(routes),
    'x-field-messages': listFieldMessages(),
  });
