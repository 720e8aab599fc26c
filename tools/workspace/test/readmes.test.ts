import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const root = join(__dirname, '../../..');
const textOf = (path: string): string => readFileSync(join(root, path), 'utf8');
const services = globSync('services/*', { cwd: root }).map((folder) => basename(folder));

const contractOf = (service: string): string | undefined => {
  const path = `proto/sargam/${service}/v1/${service}.proto`;
  return existsSync(join(root, path)) ? textOf(path) : undefined;
};
const called = services.flatMap((service) => {
  const contract = contractOf(service);
  return contract === undefined ? [] : [{ service, contract }];
});

it.each(called)('the README of $service names every call, and how to run and test it alone', (one) => {
  const readme = textOf(`services/${one.service}/README.md`);
  const calls = [...one.contract.matchAll(/^\s*rpc (\w+)/gm)].map(([, name]) => name);
  expect(calls).not.toHaveLength(0);
  expect(calls.filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
  expect(readme).toContain(`npm start -w @sargam/${one.service}`);
  expect(readme).toContain(`npm test -- services/${one.service}`);
});
