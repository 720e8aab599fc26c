import { once } from 'node:events';
import pg from 'pg';
import type { PostgresValues } from '../config/index.ts';
import type { Service } from '../service/index.ts';
import { pause } from './pause.ts';

const RECONNECT_MS = 1000;

/**
 * Calls `heard` whenever PostgreSQL notifies the channel, over a connection of its own that is opened again when lost.
 * What was notified while it was lost is not heard, so `heard` is also called on every (re)connection.
 */
export const listen = (
  service: Service<PostgresValues>,
  channel: string,
  heard: () => void,
  stopping: AbortSignal,
): Promise<void> => {
  const hear = async (): Promise<void> => {
    const client = new pg.Client({
      connectionString: service.settings.databaseUrl,
      application_name: `${service.name} listens`,
      connectionTimeoutMillis: 5000,
      keepAlive: true,
    });
    // An error is always followed by the end, which is waited for.
    client.on('error', () => undefined);
    client.on('notification', heard);
    try {
      await client.connect();
      await client.query(`listen ${client.escapeIdentifier(channel)}`);
      heard();
      await once(client, 'end', { signal: stopping });
    } finally {
      await client.end();
    }
  };
  const keepHearing = async (): Promise<void> => {
    while (!stopping.aborted) {
      await hear().catch((error: unknown) => {
        if (!stopping.aborted) service.log.debug({ err: error, channel }, 'not listening to the database');
      });
      await pause(RECONNECT_MS, stopping);
    }
  };
  return keepHearing();
};
