import { isFormPost, readBody } from '@sargam/sandbox-shared/admin/http';
import { Router } from 'express';
import { people } from '../people/person.ts';
import type { Social } from '../social.ts';

export const keyRoutes = ({ keys, log }: Social): Router => {
  const shown = () => ({ current: keys.current().kid, published: keys.published().map(({ kid }) => kid) });
  const calls = Router();
  calls.get('/', (_request, response) => void response.json(shown()));
  calls.post('/rotate', (request, response) => {
    const { forget } = readBody(request);
    const { kid } = keys.rotate(forget === true || ['1', 'true'].includes(String(forget)));
    log('key rotated', { kid });
    return isFormPost(request) ? response.redirect(303, '/') : response.status(201).json(shown());
  });
  return calls;
};

export const callLogRoutes = ({ callLog: journal }: Social): Router => {
  const calls = Router();
  calls.get('/', (request, response) => {
    const { call } = request.query;
    response.json({ calls: journal.latest(typeof call === 'string' ? call : undefined) });
  });
  calls.delete('/', (_request, response) => {
    journal.clear();
    response.status(204).end();
  });
  return calls;
};

export const peopleRoutes = (): Router =>
  Router().get('/', (_request, response) => void response.json({ people }));
