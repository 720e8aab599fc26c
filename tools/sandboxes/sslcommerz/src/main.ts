import { createServer } from 'node:http';
import { log } from './log.ts';
import { openSandbox } from './sandbox.ts';
import { readSettings, type Settings } from './settings.ts';

const refuse = (error: unknown): never => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
};

const settings = ((): Settings => {
  try {
    return readSettings(process.env);
  } catch (error) {
    return refuse(error);
  }
})();

// Shops and browsers keep a connection for a minute: the side that waits longer must be this one.
const server = createServer({ keepAliveTimeout: 65_000 });
server.on('error', (error: NodeJS.ErrnoException) =>
  refuse(error.code === 'EADDRINUSE' ? `Port ${settings.port} is taken: set HTTP_PORT to another.` : error),
);
// The port first: whoever has it owns the journal too, so a second start cannot write beside the first.
server.listen(settings.port, settings.host, () => {
  try {
    const sandbox = openSandbox(settings, log);
    server.on('request', sandbox.app);
    log('listening', { url: settings.publicUrl, data: settings.dataDir });
    const stop = () => {
      server.close(() => void sandbox.close().then(() => process.exit(0)));
      server.closeAllConnections();
    };
    process.once('SIGTERM', stop).once('SIGINT', stop);
  } catch (error) {
    refuse(error);
  }
});
