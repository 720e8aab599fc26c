import { createServer } from 'node:http';
import type { Express } from 'express';
import { type Log, log } from './log.ts';

/** A sandbox without its listener. */
export interface Sandbox {
  app: Express;
  close(): void | Promise<void>;
}

interface ServeSettings {
  host: string;
  port: number;
  publicUrl: string;
  dataDir: string;
}

const exitWithError = (error: unknown): never => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
};

/** Runs a sandbox as a process of its own until it is told to stop. */
export const serve = <S extends ServeSettings>(
  readSettings: (env: NodeJS.ProcessEnv) => S,
  openSandbox: (settings: S, log: Log) => Sandbox,
): void => {
  const settings = readSettingsOrExit(readSettings);
  // Shops, services and browsers keep a connection for a minute: the side that waits longer must be this one.
  const server = createServer({ keepAliveTimeout: 65_000 });
  server.on('error', (error: NodeJS.ErrnoException) =>
    exitWithError(
      error.code === 'EADDRINUSE' ? `Port ${settings.port} is taken: set HTTP_PORT to another.` : error,
    ),
  );
  // The port first: whoever has it owns the journal too, so a second start cannot write beside the first.
  server.listen(settings.port, settings.host, () => {
    try {
      const sandbox = openSandbox(settings, log);
      server.on('request', sandbox.app);
      log('listening', { url: settings.publicUrl, data: settings.dataDir });
      const stop = () => {
        server.close(() => void Promise.resolve(sandbox.close()).then(() => process.exit(0)));
        server.closeAllConnections();
      };
      process.once('SIGTERM', stop).once('SIGINT', stop);
    } catch (error) {
      exitWithError(error);
    }
  });
};

const readSettingsOrExit = <S>(readSettings: (env: NodeJS.ProcessEnv) => S): S => {
  try {
    return readSettings(process.env);
  } catch (error) {
    return exitWithError(error);
  }
};
