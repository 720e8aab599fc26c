import { clockRoutes } from '@sargam/sandbox-shared/admin/clock-routes';
import { isFormPost, readBody } from '@sargam/sandbox-shared/admin/http';
import express, { Router } from 'express';
import { people } from '../people/person.ts';
import type { SandboxContext } from '../sandbox-context.ts';
import { tokenRoutes } from './token-routes.ts';

const keyRoutes = ({ keys, log }: SandboxContext): Router => {
  const describeKeys = () => ({
    current: keys.current().kid,
    published: keys.published().map(({ kid }) => kid),
  });
  const calls = Router();
  calls.get('/', (_request, response) => void response.json(describeKeys()));
  calls.post('/rotate', (request, response) => {
    const { forget } = readBody(request);
    const { kid } = keys.rotate(forget === true || ['1', 'true'].includes(String(forget)));
    log('key rotated', { kid });
    return isFormPost(request) ? response.redirect(303, '/') : response.status(201).json(describeKeys());
  });
  return calls;
};

const callLogRoutes = ({ callLog }: SandboxContext): Router => {
  const calls = Router();
  calls.get('/', (request, response) => {
    const { call } = request.query;
    response.json({ calls: callLog.latest(typeof call === 'string' ? call : undefined) });
  });
  calls.delete('/', (_request, response) => {
    callLog.clear();
    response.status(204).end();
  });
  return calls;
};

/** The routes under `/sandbox`, which real providers do not have: tokens without a browser, keys, clock and faults. */
export const adminRoutes = (context: SandboxContext): Router =>
  Router()
    .use(express.json(), express.urlencoded({ extended: false }))
    // The advance expires codes and tokens. New tokens use the sandbox's time, so they are then issued in the future.
    .use('/clock', clockRoutes(context.clock))
    .use('/keys', keyRoutes(context))
    .use('/calls', callLogRoutes(context))
    .get('/people', (_request, response) => void response.json({ people }))
    .use('/faults', context.faults.routes())
    .use(tokenRoutes(context));
