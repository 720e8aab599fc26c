import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Home } from '@sargam/local/base/home';
import { UserFacingError } from '@sargam/local/base/user-facing-error';
import { decrypt, encrypt } from '../archive/encrypt.ts';

const passphraseOf = (env: NodeJS.ProcessEnv): string => {
  const passphrase = env.BACKUP_PASSPHRASE ?? '';
  if (passphrase.length >= 12) return passphrase;
  throw new UserFacingError(
    'Set BACKUP_PASSPHRASE to at least 12 characters: the keys of the site are encrypted with it.',
  );
};

/** Data of a local run outside of the stores: the note that the demo data is loaded, and the payments of the sandbox. */
const otherFiles = ['data/demo-filled', 'data/sslcommerz', 'data/social'];

const siteFolder = (archive: string): string => join(archive, 'site');

/** Saves the keys and passwords of a local run, encrypted, and the data of its sandboxes. */
export const saveLocalFiles = async (home: Home, archive: string): Promise<void> => {
  const folder = siteFolder(archive);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const secrets = await readFile(join(home.folder, 'secrets.json'), 'utf8');
  await writeFile(join(folder, 'secrets.enc'), encrypt(secrets, passphraseOf(process.env)), { mode: 0o600 });
  for (const file of otherFiles)
    if (existsSync(join(home.folder, file)))
      await cp(join(home.folder, file), join(folder, file), { recursive: true });
};

/** Restores them into a home without keys: a PostgreSQL of this home has the password of its own keys. */
export const restoreLocalFiles = async (home: Home, archive: string): Promise<void> => {
  const folder = siteFolder(archive);
  const target = join(home.folder, 'secrets.json');
  if (existsSync(target))
    throw new UserFacingError(`${home.folder} is in use. A restore needs an empty home; set SARGAM_HOME.`);
  const secrets = decrypt(await readFile(join(folder, 'secrets.enc')), passphraseOf(process.env));
  await writeFile(target, secrets, { mode: 0o600 });
  for (const file of otherFiles)
    if (existsSync(join(folder, file)))
      await cp(join(folder, file), join(home.folder, file), { recursive: true });
};
