import { Router } from 'express';
import type { Gateway } from '../gateway.ts';
import type { Rounds } from '../ipn/rounds.ts';
import { bodyIn, isForm, refuse, wholeIn } from './answers.ts';

/** Advancing ends sessions, sends notifications and finishes refunds that have become due. */
export const clockCalls = ({ clock }: Gateway, rounds: Rounds): Router => {
  const shown = () => ({ now: new Date(clock.now()).toISOString(), aheadSeconds: clock.aheadMs() / 1000 });
  const calls = Router();
  calls.get('/', (_request, response) => void response.json(shown()));
  calls.post('/', (request, response) => {
    const seconds = wholeIn(bodyIn(request).seconds);
    if (seconds === undefined)
      return refuse(response, 400, 'seconds must be a whole number of 1 to 31536000.');
    clock.advance(seconds * 1000);
    rounds.go();
    return isForm(request) ? response.redirect(303, '/') : response.json(shown());
  });
  return calls;
};
