import { randomBytes } from 'node:crypto';
import type { Journal } from '@sargam/sandbox-shared/journal/journal';
import type { Request, Response } from 'express';
import type { Person } from './person.ts';

interface Session {
  id: string;
  person: Person;
}

/** The last person in a browser, kept with a session cookie. */
export interface BrowserSessions {
  findPerson(request: Request): Person | undefined;
  signIn(response: Response, person: Person): void;
}

// Cookies ignore the port, so the site on the same host receives this cookie too; the name prevents a collision.
const COOKIE = 'social_sandbox';

export const openBrowserSessions = (journal: Journal): BrowserSessions => {
  const sessions = journal.collection<Session>('signed-in', ({ id }) => id);
  return {
    findPerson: (request) => {
      const id = new RegExp(`(?:^|; )${COOKIE}=([\\w-]+)`).exec(request.headers.cookie ?? '')?.[1];
      return id ? sessions.get(id)?.person : undefined;
    },
    signIn: (response, person) => {
      const id = randomBytes(16).toString('base64url');
      journal.write(sessions.change({ id, person }));
      response.cookie(COOKIE, id, { httpOnly: true, sameSite: 'lax' });
    },
  };
};
