import express, { Router } from 'express';
import type { Gateway } from '../gateway.ts';
import type { Rounds } from '../ipn/rounds.ts';
import { clockCalls } from './clock-calls.ts';
import { faultCalls } from './fault-calls.ts';
import { refundCalls } from './refund-calls.ts';
import { sessionCalls } from './session-calls.ts';

/** What no real gateway has: a look inside, a clock to move, faults to order. All under `/sandbox`. */
export const adminCalls = (gateway: Gateway, rounds: Rounds): Router =>
  Router()
    .use(express.json(), express.urlencoded({ extended: false }))
    .use('/clock', clockCalls(gateway, rounds))
    .use('/sessions', sessionCalls(gateway, rounds))
    .use('/refunds', refundCalls(gateway))
    .use('/faults', faultCalls(gateway.faults));
