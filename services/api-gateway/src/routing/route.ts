import type { Caller } from '@sargam/chassis/caller';
import type { Request, Response } from 'express';
import type { z } from 'zod';
import type { HandlerDeps } from '../routing/handler-deps.ts';
import type { FileParts, ReceivedFiles } from '../wire/files.ts';
import type { Language } from '../wire/language.ts';
import type { CodeKind, RateClass } from '../wire/rate-class.ts';
import type { RawResponse } from '../wire/raw-response.ts';
import type { Role } from '../wire/roles.ts';

export type Schema = z.ZodType;
type ParamsSchema = z.ZodObject;
type Roles = readonly Role[];

/** One request as a handler sees it: parsed, and by whom. */
export interface Call<R, P extends Schema, Q extends Schema, B extends Schema, F extends FileParts> {
  /** Present on every route that names roles. */
  readonly caller: R extends Roles ? Caller : Caller | undefined;
  readonly params: z.output<P>;
  readonly query: z.output<Q>;
  readonly body: z.output<B>;
  /** The files of a multipart form, checked and already in the object store. */
  readonly files: ReceivedFiles<F>;
  /** Takes this request's files out of the store again: for an answer that made no use of them. */
  readonly discardFiles: () => Promise<void>;
  readonly language: Language;
  readonly request: Request;
  readonly response: Response;
}

interface CodeCheck<C> {
  readonly kind: CodeKind;
  /** Whether this call tries one; absent: always. */
  readonly applies?: (call: C) => boolean;
}

/** One call of the wire, told once: the table of roles, the OpenAPI page and the running route all come from it. */
export interface RouteSpec<R, P extends Schema, Q extends Schema, B extends Schema, F extends FileParts, A> {
  readonly method: 'get' | 'post' | 'put' | 'delete';
  /** Below /api/v1, in OpenAPI's form: `/course/{id}/`. */
  readonly path: `/${string}`;
  readonly summary: string;
  /** Who may call it; absent: everybody, visitors too. */
  readonly roles?: R;
  /** Beyond the role: whether what is asked for is the caller's own. Admins are not asked (decision P2). */
  readonly isOwner?: (call: Call<R, P, Q, B, F>) => boolean;
  readonly rate?: RateClass;
  /** Limits the tries of this account too, whatever network they come from (decision P12). */
  readonly accountKey?: (call: Call<R, P, Q, B, F>) => string;
  /** Limits the calls of this person too, whatever network they come from. */
  readonly ratePerPerson?: RateClass;
  readonly params?: P;
  readonly query?: Q;
  readonly body?: B;
  /** Another form for some callers, without demands on its files; the declared one where it answers undefined. */
  readonly bodyFor?: (caller: Caller | undefined) => Schema | undefined;
  /** How the body comes; JSON unless told. */
  readonly encoding?: 'json' | 'form';
  /** The largest JSON or form body in bytes; 100 kB unless told. */
  readonly bodyLimit?: number;
  /** The files of a multipart form; with them the body is its text fields. */
  readonly multipart?: F;
  /** The sentence above the fields where one is missing or malformed; the first field's own text unless told. */
  readonly invalidMessage?: string;
  /** What could be found out by trying this call; misses are counted. */
  readonly codeCheck?: CodeCheck<Call<R, P, Q, B, F>>;
  /** Takes an idempotency-key header: the service behind keeps the answer for it, or the gateway does here. */
  readonly idempotency?: 'service' | 'here';
  /** A GET that changes something: only with a header token, never for a prefetch, never cached (decision P6). */
  readonly changesState?: boolean;
  /** True where the auth-token header is not looked at: a stale one must not stand in the way of logging in. */
  readonly ignoresToken?: boolean;
  readonly response: z.ZodType<unknown, A> | (RawResponse & { readonly answer?: A });
  readonly status?: 200 | 201;
  readonly handle: (call: Call<R, P, Q, B, F>, deps: HandlerDeps) => Promise<A>;
}

/** A route of whatever types, as the table holds it. */
export type Route = RouteSpec<Roles | undefined, ParamsSchema, Schema, Schema, FileParts, unknown>;

/** Declares a route; its handler is typed by its own schemas. */
export const route = <
  A,
  const R extends Roles | undefined = undefined,
  P extends ParamsSchema = z.ZodObject<Record<never, never>>,
  Q extends Schema = z.ZodObject<Record<never, never>>,
  B extends Schema = z.ZodUndefined,
  const F extends FileParts = Record<never, never>,
>(
  spec: RouteSpec<R, P, Q, B, F, A>,
): Route => spec as unknown as Route;
