import { clockRoutes } from '@sargam/sandbox-shared/admin/clock-routes';
import { faultRoutes } from '@sargam/sandbox-shared/admin/fault-routes';
import express, { Router } from 'express';
import type { Social } from '../social.ts';
import { parseFault } from './parse-fault.ts';
import { callLogRoutes, keyRoutes, peopleRoutes } from './small-calls.ts';
import { tokenRoutes } from './token-routes.ts';

/** What no real provider has: tokens without a browser, keys to rotate, a clock to move, faults to order. All under `/sandbox`. */
export const adminRoutes = (social: Social): Router =>
  Router()
    .use(express.json(), express.urlencoded({ extended: false }))
    // Advancing ends codes and tokens. New tokens are made at the sandbox's time, so they then come from the future.
    .use('/clock', clockRoutes(social.clock))
    .use('/keys', keyRoutes(social))
    .use('/calls', callLogRoutes(social))
    .use('/people', peopleRoutes())
    .use('/faults', faultRoutes(social.faults, parseFault))
    .use(tokenRoutes(social));
