import { clockCalls } from '@sargam/sandbox-shared/admin/clock-calls';
import { faultCalls } from '@sargam/sandbox-shared/admin/fault-calls';
import express, { Router } from 'express';
import type { Gateway } from '../gateway.ts';
import type { Rounds } from '../ipn/rounds.ts';
import { parseFault } from './parse-fault.ts';
import { refundCalls } from './refund-calls.ts';
import { sessionCalls } from './session-calls.ts';
import { totalsShown } from './totals.ts';

/** What no real gateway has: a look inside, a clock to move, faults to order. All under `/sandbox`. */
export const adminCalls = (gateway: Gateway, rounds: Rounds): Router =>
  Router()
    .use(express.json(), express.urlencoded({ extended: false }))
    // Advancing ends sessions, sends notifications and finishes refunds that have become due.
    .use(
      '/clock',
      clockCalls(gateway.clock, () => rounds.go()),
    )
    .use('/sessions', sessionCalls(gateway, rounds))
    .use('/refunds', refundCalls(gateway))
    .get('/totals', (_request, response) => void response.json(totalsShown(gateway)))
    .use('/faults', faultCalls(gateway.faults, parseFault));
