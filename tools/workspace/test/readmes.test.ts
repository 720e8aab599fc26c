import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const root = join(import.meta.dirname, '../../..');
const readText = (path: string): string => readFileSync(join(root, path), 'utf8');
const services = globSync('services/*', { cwd: root }).map((folder) => basename(folder));

const readContract = (service: string): string | undefined => {
  const path = `proto/sargam/${service}/v1/${service}.proto`;
  return existsSync(join(root, path)) ? readText(path) : undefined;
};
const servicesWithCalls = services.flatMap((service) => {
  const contract = readContract(service);
  return contract === undefined ? [] : [{ service, contract }];
});

it.each(servicesWithCalls)(
  'the README of $service contains every call and the commands to run and test it alone',
  (one) => {
    const readme = readText(`services/${one.service}/README.md`);
    const calls = [...one.contract.matchAll(/^\s*rpc (\w+)/gm)].map(([, name]) => name);
    expect(calls).not.toHaveLength(0);
    expect(calls.filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
    expect(readme).toContain(`npm start -w @sargam/${one.service}`);
    expect(readme).toContain(`npm test -- services/${one.service}`);
  },
);
