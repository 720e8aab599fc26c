import type { CDPSession, Page } from 'playwright-core';
import type { BrowserUser } from '../browser-user.ts';

/**
 * One session per page: Chromium keeps the conditions that the first session has set until that session ends. Conditions of a second
 * session, also those of `setOffline` of Playwright, then have no effect.
 */
const sessions = new WeakMap<Page, Promise<CDPSession>>();

const openSession = async ({ context, page }: BrowserUser): Promise<CDPSession> => {
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  return session;
};

interface NetworkConditions {
  /** Kilobytes per second; without it the bandwidth has no limit. */
  readonly kilobytes?: number;
  readonly offline?: boolean;
}

/** Sets the network of the page, until the next call. */
export const setNetwork = async (
  user: BrowserUser,
  { kilobytes, offline = false }: NetworkConditions,
): Promise<void> => {
  const session = sessions.get(user.page) ?? openSession(user);
  sessions.set(user.page, session);
  const throughput = kilobytes === undefined ? -1 : kilobytes * 1024;
  await (await session).send('Network.emulateNetworkConditions', {
    offline,
    latency: kilobytes === undefined ? 0 : 20,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
};
