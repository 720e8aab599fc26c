import { createServer } from 'node:http';
import type { Express } from 'express';
import { type Log, log } from './log.ts';

/** A sandbox that does not listen yet. */
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

/** Runs a sandbox until SIGTERM or SIGINT. */
export const serve = <S extends ServeSettings>(
  readSettings: (env: NodeJS.ProcessEnv) => S,
  openSandbox: (settings: S, log: Log) => Sandbox,
): void => {
  const settings = readSettingsOrExit(readSettings);
  // Clients keep an idle connection for a minute. The server must keep it longer, or a request can meet a closed connection.
  const server = createServer({ keepAliveTimeout: 65_000 });
  server.on('error', (error: NodeJS.ErrnoException) =>
    exitWithError(
      error.code === 'EADDRINUSE' ? `Port ${settings.port} is taken: set HTTP_PORT to another.` : error,
    ),
  );
  // The port comes first: only the process that has it opens the journal, so a second start cannot write to the same file.
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
