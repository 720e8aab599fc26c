import { clockRoutes } from '@sargam/sandbox-shared/admin/clock-routes';
import { faultRoutes } from '@sargam/sandbox-shared/admin/fault-routes';
import express, { Router } from 'express';
import type { Social } from '../social.ts';
import { parseFault } from './parse-fault.ts';
import { callLogRoutes, keyRoutes, peopleRoutes } from './small-calls.ts';
import { tokenRoutes } from './token-routes.ts';

/** The routes under `/sandbox`, which real providers do not have: tokens without a browser, keys, clock and faults. */
export const adminRoutes = (social: Social): Router =>
  Router()
    .use(express.json(), express.urlencoded({ extended: false }))
    // The advance expires codes and tokens. New tokens use the sandbox's time, so they are then issued in the future.
    .use('/clock', clockRoutes(social.clock))
    .use('/keys', keyRoutes(social))
    .use('/calls', callLogRoutes(social))
    .use('/people', peopleRoutes())
    .use('/faults', faultRoutes(social.faults, parseFault))
    .use(tokenRoutes(social));
