import type { Caller } from '@sargam/chassis/caller';
import type { Service } from '@sargam/chassis/service';
import type { Request, Response } from 'express';
import type { TokenReader } from '../auth/tokens.ts';
import type { GatewaySettings } from '../config.ts';
import type { Gateway } from '../gateway.ts';
import { isDefinite } from '../uploads/pictures.ts';
import { type Form, readForm, removeAll } from '../uploads/read-form.ts';
import type { UploadDeps } from '../uploads/uploads.ts';
import type { StoredFile } from '../wire/files.ts';
import { idempotencyKey } from '../wire/idempotency-key.ts';
import { languageOf } from '../wire/language.ts';
import type { Call, Route, Schema } from '../wire/route.ts';
import { demandOwn, demandRole, refuseLooking } from './authorise.ts';
import type { Guesses } from './guesses.ts';
import type { Limits } from './limits.ts';
import { networkOf } from './network.ts';
import { invalidInput, parse, read, withoutBlanks } from './parse.ts';
import { readJson, readUrlEncoded } from './read-body.ts';
import type { Named, Repeats } from './repeats.ts';

export interface ServeDeps {
  readonly service: Service<GatewaySettings>;
  readonly gateway: Gateway;
  readonly tokens: TokenReader;
  readonly limits: Limits;
  readonly guesses: Guesses;
  readonly repeats: Repeats;
  readonly uploads: UploadDeps;
}

type AnyCall = Parameters<Route['handle']>[0];
type AnswerCheck = (schema: Schema, answer: unknown) => void;

const noFiles: Form = { fields: {}, files: new Map() };

/** Answers of a test run are held against their schemas; a production run trusts the mappers. */
const answerCheck = ({ sargamEnv }: GatewaySettings): AnswerCheck =>
  sargamEnv === 'test' ? (schema, answer) => void schema.parse(answer) : () => undefined;

const addressOf = (request: Request): string => networkOf(request.ip ?? 'unknown');

const readBody = (route: Route, request: Request): Promise<unknown> =>
  route.encoding === 'form' ? readUrlEncoded(request, route.bodyLimit) : readJson(request, route.bodyLimit);

const bodyOf = async (
  route: Route,
  request: Request,
  caller: Caller | undefined,
  form: Form,
): Promise<unknown> => {
  if (!route.body) return undefined;
  const special = route.bodyFor?.(caller);
  const schema = special ?? route.body;
  if (!route.multipart) return parse(schema, await readBody(route, request), route.missing);
  const outcome = read(schema, form.fields);
  const absent = special ? [] : absentFiles(route, form);
  if (outcome.success && absent.length === 0) return outcome.data;
  throw invalidInput(outcome.error?.issues ?? [], route.missing, absent);
};

const filesOf = ({ files }: Form) => [...files.values()].flat();

const absentFiles = ({ multipart = {} }: Route, { files }: Form) =>
  Object.entries(multipart).flatMap(([field, { required }]) =>
    required === undefined || files.has(field) ? [] : [{ field, message: required }],
  );

/** Under each name its file, or all of them where several may come. */
const storeAll = async (
  { multipart = {} }: Route,
  { files }: Form,
): Promise<Record<string, StoredFile | StoredFile[] | undefined>> => {
  const stored: Record<string, StoredFile | StoredFile[] | undefined> = {};
  for (const [name, { most }] of Object.entries(multipart)) {
    const those = await Promise.all((files.get(name) ?? []).map((file) => file.store()));
    stored[name] = most === undefined ? those[0] : those;
  }
  return stored;
};

/** The call by its idempotency-key; undefined where the sender gave none. */
const namedBy = ({ caller, request, body }: AnyCall): Named | undefined => {
  if (request.get('idempotency-key') === undefined) return undefined;
  const { subject } = caller as unknown as Caller;
  const asked = JSON.stringify([request.method, request.path, body], (_, value: unknown) =>
    typeof value === 'bigint' ? String(value) : value,
  );
  return { caller: subject, key: idempotencyKey(request), asked };
};

/** One route, from the request to the answer; what it refuses, it throws. */
export const serve = (
  route: Route,
  { service, gateway, tokens, limits, guesses, repeats, uploads }: ServeDeps,
) => {
  const checkAnswer = answerCheck(service.settings);
  const rate = route.rate ?? 'usual';
  const { response: answers, multipart } = route;

  const handle = (call: AnyCall): Promise<unknown> => {
    const caller = call.caller as Caller | undefined;
    const run = () => service.runAsCaller(caller, () => route.handle(call, gateway));
    const { guess } = route;
    if (!guess || guess.tried?.(call) === false) return run();
    return guesses.run(guess.of, { network: addressOf(call.request), person: caller?.subject }, run);
  };

  const told = async (call: AnyCall, schema: Schema): Promise<string> => {
    const result = await handle(call);
    checkAnswer(schema, result);
    return JSON.stringify(result);
  };

  const answer = async (call: AnyCall, response: Response): Promise<void> => {
    if ('raw' in answers) return void (await handle(call));
    const named = route.idempotent === 'here' ? namedBy(call) : undefined;
    const text = await (named ? repeats.once(named, () => told(call, answers)) : told(call, answers));
    response.writeHead(route.status ?? 200, { 'content-type': 'application/json; charset=utf-8' });
    response.end(text);
  };

  const prepare = async (request: Request, response: Response, caller: Caller | undefined, form: Form) => {
    const call = {
      caller,
      params: route.params ? await parse(route.params, request.params, route.missing) : {},
      query: route.query ? await parse(route.query, withoutBlanks(request.query)) : {},
      body: await bodyOf(route, request, caller, form),
      files: {},
      discard: () => removeAll(filesOf(form)),
      language: languageOf(request.headers['accept-language']),
      ...{ request, response },
    } as Call<never, never, never, never, never>;
    if (route.rateAccount) await limits.take('account', route.rateAccount(call));
    if (route.ratePerson && caller) await limits.take(route.ratePerson, caller.subject);
    if (route.own) demandOwn(route.own(call), caller);
    return call;
  };

  return async (request: Request, response: Response): Promise<Caller | undefined> => {
    await limits.take(rate, addressOf(request));
    if (route.changes) refuseLooking(request);
    const caller = route.tokenless ? undefined : await tokens(request.headers['auth-token']?.toString());
    demandRole(route, caller);
    const form = multipart ? await readForm(request, multipart, uploads) : noFiles;
    try {
      const call = await prepare(request, response, caller, form);
      await answer({ ...call, files: await storeAll(route, form) } as AnyCall, response);
    } catch (error) {
      if (isDefinite(error)) await removeAll(filesOf(form));
      throw error;
    }
    return caller;
  };
};
