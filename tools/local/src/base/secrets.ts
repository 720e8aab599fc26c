import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Home } from './home.ts';

export type Secrets = (name: string) => string;

/** Secrets of one home. Each is generated at its first use and saved; only the file's owner can read them. */
export const loadSecrets = (home: Home): Secrets => {
  const file = join(home.folder, 'secrets.json');
  const known: Record<string, string> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  return (name) => {
    const value = (known[name] ??= randomBytes(24).toString('hex'));
    writeFileSync(file, JSON.stringify(known, null, 2), { mode: 0o600 });
    return value;
  };
};
