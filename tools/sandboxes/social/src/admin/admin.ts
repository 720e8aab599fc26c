import express, { Router } from 'express';
import type { Social } from '../social.ts';
import { faultCalls } from './fault-calls.ts';
import { callsCalls, clockCalls, keyCalls, peopleCalls } from './small-calls.ts';
import { tokenCalls } from './token-calls.ts';

/** What no real provider has: tokens without a browser, keys to rotate, a clock to move, faults to order. All under `/sandbox`. */
export const adminCalls = (social: Social): Router =>
  Router()
    .use(express.json(), express.urlencoded({ extended: false }))
    .use('/clock', clockCalls(social))
    .use('/keys', keyCalls(social))
    .use('/calls', callsCalls(social))
    .use('/people', peopleCalls())
    .use('/faults', faultCalls(social.faults))
    .use(tokenCalls(social));
