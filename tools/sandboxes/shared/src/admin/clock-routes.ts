import { Router } from 'express';
import type { Clock } from '../clock.ts';
import { isFormPost, parseWholeNumber, readBody, sendError } from './http.ts';

/** Reads the clock, and advances it; `advanced` does what has become due. */
export const clockRoutes = (clock: Clock, advanced: () => void = () => {}): Router => {
  const shown = () => ({ now: new Date(clock.now()).toISOString(), aheadSeconds: clock.aheadMs() / 1000 });
  const calls = Router();
  calls.get('/', (_request, response) => void response.json(shown()));
  calls.post('/', (request, response) => {
    const seconds = parseWholeNumber(readBody(request).seconds);
    if (seconds === undefined)
      return sendError(response, 400, 'seconds must be a whole number of 1 to 31536000.');
    clock.advance(seconds * 1000);
    advanced();
    return isFormPost(request) ? response.redirect(303, '/') : response.json(shown());
  });
  return calls;
};
