import { createContext, useContext } from 'react';
import type { Company } from './company.ts';

/** True while a page is rendered on the server. */
export const isServer = typeof window === 'undefined';

/** What the server knows about the page that it renders: no cookie, no token, no user. */
export type ServerRequest = { language: 'en' | 'bn'; company?: Company };

/** The request that is rendered on the server; undefined in the browser. */
export const ServerRequestContext = createContext<ServerRequest | undefined>(undefined);

export const useServerRequest = (): ServerRequest | undefined => useContext(ServerRequestContext);
