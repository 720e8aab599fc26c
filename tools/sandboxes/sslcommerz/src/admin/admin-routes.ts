import { clockRoutes } from '@sargam/sandbox-shared/admin/clock-routes';
import { faultRoutes } from '@sargam/sandbox-shared/admin/fault-routes';
import { type Body, parseWholeNumber } from '@sargam/sandbox-shared/admin/http';
import express, { Router } from 'express';
import { callNames, type Fault, faultModes } from '../faults/faults.ts';
import type { Gateway } from '../gateway.ts';
import type { DueWork } from '../processing/due-work.ts';
import { refundRoutes } from './refund-calls.ts';
import { sessionRoutes } from './session-routes.ts';
import { totalsView } from './views.ts';

/** Returns the fault, or a sentence that says why the body is invalid. */
const parseFault = (body: Body): Fault | string => {
  const mode = faultModes.find((one) => one === body.mode);
  const call = callNames.find((one) => one === body.call);
  const calls = parseWholeNumber(body.calls ?? 1);
  if (!mode) return `mode must be one of ${faultModes.join(', ')}.`;
  if (body.call !== undefined && !call) return `call must be one of ${callNames.join(', ')}.`;
  if (calls === undefined) return 'calls must be a whole number of 1 or more.';
  return { mode, calls, ...(call && { call }) };
};

/** The routes under `/sandbox`, which the real gateway does not have: its state, its clock and faults. */
export const adminRoutes = (gateway: Gateway, dueWork: DueWork): Router =>
  Router()
    .use(express.json(), express.urlencoded({ extended: false }))
    // The advance expires sessions, sends notifications and finishes refunds that have become due.
    .use(
      '/clock',
      clockRoutes(gateway.clock, () => dueWork.run()),
    )
    .use('/sessions', sessionRoutes(gateway, dueWork))
    .use('/refunds', refundRoutes(gateway))
    .get('/totals', (_request, response) => void response.json(totalsView(gateway)))
    .use('/faults', faultRoutes(gateway.faults, parseFault));
