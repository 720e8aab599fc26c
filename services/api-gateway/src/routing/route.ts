import type { Caller } from '@sargam/chassis/caller';
import type { Request, Response } from 'express';
import type { z } from 'zod';
import type { FileParts, ReceivedFiles } from '../api/files.ts';
import type { Language, TextChoice } from '../api/language.ts';
import type { CodeKind, RateClass } from '../api/rate-class.ts';
import type { RawResponse } from '../api/raw-response.ts';
import type { ResponseMapping } from '../api/response.ts';
import type { Role } from '../api/roles.ts';
import type { ListCsv } from '../csv/list-csv.ts';
import type { HandlerDeps } from '../routing/handler-deps.ts';

export type Schema = z.ZodType;
type ParamsSchema = z.ZodObject;
/** The roles that may call a route. `anybody` includes visitors. */
export type Access = readonly Role[] | 'anybody';

/**
 * Why a route with an id in its path does not compare the caller with an owner:
 * - `public`: the resource is for everybody;
 * - `staff`: it belongs to the site, and the roles decide;
 * - `service`: the called service compares the caller with the owner, who is not named in the request;
 * - `secret`: who knows the code or the signed URL may use it.
 */
export type NoOwner = 'public' | 'staff' | 'service' | 'secret';

interface CheckedOwner {
  readonly isOwner: object;
}
interface UncheckedOwner {
  readonly noOwner: NoOwner;
}

/** A route whose path has an id, or is not known to the compiler, declares its owner check or why it has none. */
type OwnerRule<P extends string> = P extends `${string}{${string}`
  ? CheckedOwner | UncheckedOwner
  : Path extends P
    ? CheckedOwner | UncheckedOwner
    : unknown;

/** A parsed request with its caller. */
export interface Call<R, P extends Schema, Q extends Schema, B extends Schema, F extends FileParts> {
  /** Absent for visitors, on routes for anybody. */
  readonly caller: R extends 'anybody' ? Caller | undefined : Caller;
  readonly params: z.output<P>;
  readonly query: z.output<Q>;
  readonly body: z.output<B>;
  /** The files of a multipart form, validated and stored in the object store. */
  readonly files: ReceivedFiles<F>;
  /** Removes this request's files from the object store, for calls that did not use them. */
  readonly discardFiles: () => Promise<void>;
  readonly language: Language;
  readonly request: Request;
  readonly response: Response;
}

interface CodeCheck<C> {
  readonly kind: CodeKind;
  /** Whether this call contains a code; default: always. */
  readonly applies?: (call: C) => boolean;
}

/** The list of a route as CSV. */
interface CsvExport<C> {
  /** The name of the file without `.csv`. */
  readonly name: string;
  /** The file in chunks (`csvChunks`), with the rows of every page. */
  readonly open: (call: C, deps: HandlerDeps) => AsyncGenerator<string, void>;
}

interface RouteSpec<R, P extends Schema, Q extends Schema, B extends Schema, F extends FileParts, A> {
  readonly summary: string;
  /** Who may call it. Required, so that no route is public by mistake. */
  readonly roles: R;
  /** Whether the resource belongs to the caller. Not checked for admins (decision P2), except with `ownerOnly`. */
  readonly isOwner?: (call: Call<R, P, Q, B, F>) => boolean;
  /** Admins are checked too: nobody orders or pays for another person. */
  readonly ownerOnly?: boolean;
  readonly noOwner?: NoOwner;
  /** Staff must have entered their password within the last 15 minutes (`http/authorise.ts`). */
  readonly stepUp?: boolean;
  readonly rate?: RateClass;
  /** Additional rate limit per caller, across networks. */
  readonly ratePerPerson?: RateClass;
  readonly params?: P;
  readonly query?: Q;
  readonly body?: B;
  /** Another body schema for some callers, whose files are optional; undefined selects `body`. */
  readonly bodyFor?: (caller: Caller | undefined) => Schema | undefined;
  /** Encoding of the body; default JSON. */
  readonly encoding?: 'json' | 'form';
  /** Largest JSON or form body in bytes; default 100 kB. */
  readonly bodyLimit?: number;
  /** File fields of a multipart form; `body` then describes its text fields. */
  readonly multipart?: F;
  /** Message of the problem if a field is missing or malformed; default: the message of the first field. */
  readonly invalidMessage?: string;
  /** The message for some callers and inputs; undefined selects `invalidMessage`. */
  readonly invalidMessageFor?: (caller: Caller | undefined, input: unknown) => string | undefined;
  /** The kind of code that this call checks; wrong codes are counted. */
  readonly codeCheck?: CodeCheck<Call<R, P, Q, B, F>>;
  /** Accepts an idempotency-key header; the answer is stored by the called service or by the gateway. */
  readonly idempotency?: 'service' | 'gateway';
  /** A GET that changes state: rejected for prefetches and never cached (decision P6). */
  readonly changesState?: boolean;
  /** Ignores the auth-token header, so that an expired token does not prevent a login. */
  readonly ignoresToken?: boolean;
  readonly response: z.ZodType<unknown, A> | RawResponse<A> | ResponseMapping<A>;
  readonly status?: 200 | 201;
  /** The answer to `Accept: text/csv`: all rows of the list, without page and limit (decisions B28 and L3). */
  readonly csv?: CsvExport<Call<R, P, Q, B, F>> | ListCsv<A>;
  readonly handle: (call: Call<R, P, Q, B, F>, deps: HandlerDeps) => Promise<A>;
}

/** Path below /api/v1 in OpenAPI notation: `/course/{id}/`. */
type Path = `/${string}`;
type Method = 'get' | 'head' | 'options' | 'patch' | 'post' | 'put' | 'delete';

type AnyRouteSpec = RouteSpec<Access, ParamsSchema, Schema, Schema, FileParts, unknown>;
type AnyCall = Parameters<AnyRouteSpec['handle']>[0];

/** One API call. The role table, the OpenAPI page and the express route are derived from it. */
export interface Route extends AnyRouteSpec {
  readonly method: Method;
  readonly path: Path;
  readonly response: Schema | RawResponse;
  readonly csv?: CsvExport<AnyCall>;
}

/** `texts=both` counts only on routes that declare it (`TextsQuery`). */
const textsOf = ({ query, language }: { readonly query: unknown; readonly language: Language }): TextChoice =>
  (query as { readonly texts?: 'both' } | undefined)?.texts ?? language;

/** The export of a list fetches its pages from the handler of the list. */
const toExport = ({ csv, handle }: AnyRouteSpec): CsvExport<AnyCall> | undefined =>
  csv && 'write' in csv
    ? {
        name: csv.name,
        open: (call, deps) =>
          csv.write(
            (page) => handle({ ...call, query: { ...(call.query as object), ...page } }, deps),
            call.language,
          ),
      }
    : csv;

/** Replaces the mapping of a response by its schema; the handler then maps its result. */
const applyResponse = ({
  response,
  handle,
  ...spec
}: AnyRouteSpec): Omit<Route, 'method' | 'path' | 'csv'> =>
  'toResponse' in response
    ? {
        ...spec,
        response: response.schema,
        handle: async (call, deps) => response.toResponse(await handle(call, deps), textsOf(call)),
      }
    : { ...spec, response, handle };

const toRoute = (method: Method, path: Path, { csv, ...spec }: AnyRouteSpec): Route => {
  const exported = toExport({ csv, ...spec });
  return { method, path, ...applyResponse(spec), ...(exported && { csv: exported }) };
};

const declareWith =
  (method: Method) =>
  <
    A,
    const R extends Access,
    P extends ParamsSchema = z.ZodObject<Record<never, never>>,
    Q extends Schema = z.ZodObject<Record<never, never>>,
    B extends Schema = z.ZodUndefined,
    const F extends FileParts = Record<never, never>,
    const Template extends Path = Path,
  >(
    path: Template,
    spec: RouteSpec<R, P, Q, B, F, A> & OwnerRule<Template>,
  ): Route =>
    toRoute(method, path, spec as unknown as AnyRouteSpec);

/** Declares a route by its method; its schemas type its handler. */
export const route = {
  get: declareWith('get'),
  head: declareWith('head'),
  options: declareWith('options'),
  patch: declareWith('patch'),
  post: declareWith('post'),
  put: declareWith('put'),
  delete: declareWith('delete'),
};
