import { randomBytes } from 'node:crypto';
import type { Journal } from '@sargam/sandbox-shared/journal/journal';
import type { Request, Response } from 'express';
import type { Person } from './person.ts';

interface Session {
  id: string;
  person: Person;
}

// Cookies ignore the port, so the site on the same host receives this cookie too; the name prevents a collision.
const COOKIE = 'social_sandbox';

/** The last person in a browser, kept with a session cookie. */
export const openBrowserSessions = (journal: Journal) => {
  const sessions = journal.collection<Session>('signed-in', ({ id }) => id);
  return {
    findPerson: (request: Request): Person | undefined => {
      const id = new RegExp(`(?:^|; )${COOKIE}=([\\w-]+)`).exec(request.headers.cookie ?? '')?.[1];
      return id ? sessions.get(id)?.person : undefined;
    },
    signIn: (response: Response, person: Person) => {
      const id = randomBytes(16).toString('base64url');
      journal.write(sessions.change({ id, person }));
      response.cookie(COOKIE, id, { httpOnly: true, sameSite: 'lax' });
    },
  };
};
