// The server of a remote's files in a cluster. Settings: `HTTP_PORT`, `OPS_PORT`, `HTTP_HOST`, `BASE_PATH` (/remotes/<name>).
import { resolve } from 'node:path';
import { Registry } from 'prom-client';
import { createFileHandler } from './files.ts';
import { startHttpServer } from './http-server.ts';
import { readListenSettings } from './settings.ts';

/** The build, relative to the working directory. */
const DIST = 'dist';

try {
  const { BASE_PATH = '' } = process.env;
  const handle = createFileHandler(resolve(DIST), BASE_PATH);
  startHttpServer({ name: 'files', ...readListenSettings(process.env), registry: new Registry(), handle });
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
