import type { Caller } from '@sargam/chassis/caller';
import type { Response } from 'express';

const subjects = new WeakMap<Response, string>();

/** Notes who makes a request as soon as the token is verified, so that a refusal is logged with them. */
export const noteCaller = (response: Response, caller: Caller | undefined): void => {
  if (caller) subjects.set(response, caller.subject);
};

/** The person who makes the request; undefined for visitors. */
export const subjectOf = (response: Response): string | undefined => subjects.get(response);
