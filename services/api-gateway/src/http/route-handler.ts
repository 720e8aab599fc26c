import type { Caller } from '@sargam/chassis/caller';
import type { Request, Response } from 'express';
import { omitBlankFields } from '../api/blank-fields.ts';
import { negotiateLanguage } from '../api/language.ts';
import type { Call, Route } from '../routing/route.ts';
import { isDefiniteFailure } from '../uploads/pictures.ts';
import { type Form, readForm, removeFiles } from '../uploads/read-form.ts';
import { rejectPrefetch, requireOwner, requireRole, requireStepUp } from './authorise.ts';
import { parse } from './parse.ts';
import { noteCaller } from './request-subject.ts';
import { createResponder, type HttpDeps, networkOfRequest, type RouteCall } from './responder.ts';
import { bodyOf, filesOf, noFiles, storeFiles } from './route-input.ts';

/** Handles requests of one route: checks limits, token, role and input, runs the handler, sends the answer. Throws errors. */
export const createRouteHandler = (route: Route, deps: HttpDeps) => {
  const { verifyToken, rateLimits, uploads } = deps;
  const rate = route.rate ?? 'usual';
  const { multipart } = route;
  const respond = createResponder(route, deps);

  /** An admin's access to the data of a person is logged. */
  const requireOwnerOrLog = (isOwn: boolean, { params }: Request, caller: Caller | undefined): void => {
    requireOwner(route, isOwn, caller);
    if (isOwn) return;
    const { method, path } = route;
    const access = { caller: caller?.subject, method, path, params };
    deps.service.log.info(access, 'data of another person accessed by an admin');
  };

  const prepare = async (request: Request, response: Response, caller: Caller | undefined, form: Form) => {
    const call = {
      caller,
      params: route.params ? await parse(route.params, request.params, route.invalidMessage) : {},
      query: route.query ? await parse(route.query, omitBlankFields(request.query)) : {},
      body: await bodyOf(route, request, caller, form),
      files: {},
      discardFiles: () => removeFiles(filesOf(form)),
      language: negotiateLanguage(request.headers['accept-language']),
      request,
      response,
    } as Call<never, never, never, never, never>;
    if (route.ratePerPerson && caller) await rateLimits.consume(route.ratePerPerson, caller.subject);
    if (route.isOwner) requireOwnerOrLog(route.isOwner(call), request, caller);
    return call;
  };

  return async (request: Request, response: Response): Promise<void> => {
    await rateLimits.consume(rate, networkOfRequest(request));
    if (route.changesState) rejectPrefetch(request);
    const caller = route.ignoresToken
      ? undefined
      : await verifyToken(request.headers['auth-token']?.toString());
    noteCaller(response, caller);
    requireRole(route, caller);
    requireStepUp(route, caller, deps.service.clock());
    const form = multipart ? await readForm(request, multipart, uploads) : noFiles;
    try {
      const call = await prepare(request, response, caller, form);
      await respond({ ...call, files: await storeFiles(route, form) } as RouteCall, response);
    } catch (error) {
      if (isDefiniteFailure(error)) await removeFiles(filesOf(form));
      throw error;
    }
  };
};
