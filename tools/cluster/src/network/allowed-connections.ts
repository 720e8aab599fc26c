import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../cluster/own-cluster.ts';

interface PartFile {
  readonly name: string;
  readonly calls?: Readonly<Record<string, number>>;
  readonly needs?: readonly string[];
  readonly external?: boolean;
}

/** The Service of each store in charts/sargam-backing. */
const stores: Readonly<Record<string, string>> = { smtp: 'mail' };

/** The connections that the NetworkPolicies of the charts allow, as `commerce > identity`. DNS is left out. */
export const listAllowed = (): readonly string[] =>
  globSync('charts/*/part.json', { cwd: root })
    .map((file): PartFile => JSON.parse(readFileSync(join(root, file), 'utf8')))
    .flatMap(({ name, calls = {}, needs = [], external = false }) => [
      ...Object.keys(calls).map((called) => `${name} > ${called}`),
      ...needs.map((need) => `${name} > ${stores[need] ?? need}`),
      ...(external ? [`${name} > outside`] : []),
    ])
    .sort();
