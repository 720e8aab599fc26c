import { type Request, type Response, Router } from 'express';
import { type Body, parseWholeNumber, readBody, sendError } from './admin/http.ts';

/** The fault modes of each call, or of each other target such as a token. */
type ModesByTarget = Readonly<Record<string, readonly string[]>>;
type Target<M> = keyof M & string;

interface Fault<M extends ModesByTarget> {
  mode: M[Target<M>][number];
  /** The number of calls or tokens that still fail. */
  calls: number;
  /** The call or token; absent: the first one that can have this fault. */
  call?: Target<M>;
}

/** Returns the fault of a request, or a sentence that says why its body is invalid. */
const parseFault = <M extends ModesByTarget>(modesByTarget: M, body: Body): Fault<M> | string => {
  const targets = Object.keys(modesByTarget);
  const modes = [...new Set(Object.values(modesByTarget).flat())];
  const mode = modes.find((each) => each === body.mode);
  const call = targets.find((each) => each === body.call);
  const calls = parseWholeNumber(body.calls ?? 1);
  if (!mode) return `mode must be one of ${modes.join(', ')}.`;
  if (body.call !== undefined && !call) return `call must be one of ${targets.join(', ')}.`;
  const possible = (call && modesByTarget[call]) || modes;
  if (!possible.includes(mode)) return `${call} can only have ${possible.join(', ')}.`;
  if (calls === undefined) return 'calls must be a whole number of 1 or more.';
  return { mode, calls, ...(call && { call }) };
};

/** The injected faults that are not used up yet. In memory only: a restart clears them. */
export const createFaults = <M extends ModesByTarget>(modesByTarget: M) => {
  let queue: Fault<M>[] = [];
  return {
    /** Returns the next fault mode for this target that is in `among`, and uses it up. */
    take: <T extends Target<M>>(
      target: T,
      among: readonly M[T][number][] = modesByTarget[target] ?? [],
    ): M[T][number] | undefined => {
      const fault = queue.find(({ call, mode }) => (call ?? target) === target && among.includes(mode));
      if (!fault) return undefined;
      fault.calls -= 1;
      queue = queue.filter(({ calls }) => calls > 0);
      return fault.mode;
    },
    /** Adds, lists and clears faults. */
    routes: (): Router => {
      const routes = Router();
      routes.get('/', (_request, response) => void response.json({ faults: queue }));
      routes.delete('/', (_request, response) => {
        queue = [];
        response.status(204).end();
      });
      routes.post('/', (request, response) => {
        const fault = parseFault(modesByTarget, readBody(request));
        if (typeof fault === 'string') return sendError(response, 400, fault);
        queue.push(fault);
        return response.status(201).json({ faults: queue });
      });
      return routes;
    },
  };
};

/** The faults of a call that does no work. */
export const callFaultModes = ['timeout', '500', 'garbage', 'reset'] as const;
export type CallFaultMode = (typeof callFaultModes)[number];

/** Longer than any client time-out; then the connection is dropped. */
const HANG_MS = 120_000;

/** Answers a call with a fault; `garbage` is a body that is no answer of the API. */
export const applyCallFault = (
  mode: CallFaultMode,
  garbage: string,
  request: Request,
  response: Response,
): void => {
  if (mode === 'reset') request.socket.destroy();
  else if (mode === 'timeout') setTimeout(() => request.socket.destroy(), HANG_MS).unref();
  else if (mode === '500') response.status(500).type('html').send('<h1>Internal Server Error</h1>');
  else response.type('html').send(garbage);
};
