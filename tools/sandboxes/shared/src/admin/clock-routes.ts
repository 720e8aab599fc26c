import { Router } from 'express';
import type { Clock } from '../clock.ts';
import { isFormPost, parseWholeNumber, readBody, sendError } from './http.ts';

/** Reads and advances the clock. `onAdvance` runs the work that has become due. */
export const clockRoutes = (clock: Clock, onAdvance: () => void = () => {}): Router => {
  const describeClock = () => ({
    now: new Date(clock.now()).toISOString(),
    aheadSeconds: clock.aheadMs() / 1000,
  });
  const routes = Router();
  routes.get('/', (_request, response) => void response.json(describeClock()));
  routes.post('/', (request, response) => {
    const seconds = parseWholeNumber(readBody(request).seconds);
    if (seconds === undefined)
      return sendError(response, 400, 'seconds must be a whole number of 1 to 31536000.');
    clock.advance(seconds * 1000);
    onAdvance();
    return isFormPost(request) ? response.redirect(303, '/') : response.json(describeClock());
  });
  return routes;
};
