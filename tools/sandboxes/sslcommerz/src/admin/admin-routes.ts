import { clockRoutes } from '@sargam/sandbox-shared/admin/clock-routes';
import { faultRoutes } from '@sargam/sandbox-shared/admin/fault-routes';
import express, { Router } from 'express';
import type { Gateway } from '../gateway.ts';
import type { DueWork } from '../processing/due-work.ts';
import { parseFault } from './parse-fault.ts';
import { refundRoutes } from './refund-calls.ts';
import { sessionRoutes } from './session-routes.ts';
import { totalsView } from './totals.ts';

/** What no real gateway has: a look inside, a clock to move, faults to order. All under `/sandbox`. */
export const adminRoutes = (gateway: Gateway, rounds: DueWork): Router =>
  Router()
    .use(express.json(), express.urlencoded({ extended: false }))
    // Advancing ends sessions, sends notifications and finishes refunds that have become due.
    .use(
      '/clock',
      clockRoutes(gateway.clock, () => rounds.run()),
    )
    .use('/sessions', sessionRoutes(gateway, rounds))
    .use('/refunds', refundRoutes(gateway))
    .get('/totals', (_request, response) => void response.json(totalsView(gateway)))
    .use('/faults', faultRoutes(gateway.faults, parseFault));
