import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Addresses, Backing } from '../backing/backing.ts';
import { backings, prepare } from '../backing/ladder.ts';
import type { Run } from './run.ts';

/** Lines a shell can read back: `source env.sh`. Values are ours or the environment's; quotes in them are escaped. */
export const envLines = (addresses: Addresses): string[] =>
  Object.entries(addresses).map(([name, value]) => `export ${name}='${value.replaceAll("'", "'\\''")}'`);

export interface Reached {
  /** For people, and whatever else runs on this machine; `env.sh` holds them. */
  readonly addresses: Addresses;
  /** For the parts of the run. */
  readonly nearby: Addresses;
}

const startOne = async (run: Run, backing: Backing): Promise<Reached> => {
  const since = Date.now();
  const { spec, addresses, nearby } = await prepare(backing, run, process.env);
  if (spec) await run.start(spec);
  run.say(
    `  ${backing.title} ${spec ? `ready in ${((Date.now() - since) / 1000).toFixed(1)} s` : 'is given by the environment'}`,
  );
  return { addresses, nearby };
};

/** Starts all backing services at once and writes `env.sh` into the home. */
export const startBacking = async (run: Run): Promise<Reached> => {
  run.say('Backing services');
  const all = await Promise.all(backings.map((backing) => startOne(run, backing)));
  const addresses: Addresses = Object.assign({}, ...all.map((each) => each.addresses));
  const nearby: Addresses = Object.assign({}, ...all.map((each) => each.nearby));
  const file = join(run.home.folder, 'env.sh');
  writeFileSync(file, `${envLines(addresses).join('\n')}\n`, { mode: 0o600 });
  chmodSync(file, 0o600);
  if (addresses.INBOX_URL) run.addresses.inbox = addresses.INBOX_URL;
  return { addresses, nearby };
};
