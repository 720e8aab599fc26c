import { clockCalls } from '@sargam/sandbox-shared/admin/clock-calls';
import { faultCalls } from '@sargam/sandbox-shared/admin/fault-calls';
import express, { Router } from 'express';
import type { Social } from '../social.ts';
import { parseFault } from './parse-fault.ts';
import { callsCalls, keyCalls, peopleCalls } from './small-calls.ts';
import { tokenCalls } from './token-calls.ts';

/** What no real provider has: tokens without a browser, keys to rotate, a clock to move, faults to order. All under `/sandbox`. */
export const adminCalls = (social: Social): Router =>
  Router()
    .use(express.json(), express.urlencoded({ extended: false }))
    // Advancing ends codes and tokens. New tokens are made at the sandbox's time, so they then come from the future.
    .use('/clock', clockCalls(social.clock))
    .use('/keys', keyCalls(social))
    .use('/calls', callsCalls(social))
    .use('/people', peopleCalls())
    .use('/faults', faultCalls(social.faults, parseFault))
    .use(tokenCalls(social));
