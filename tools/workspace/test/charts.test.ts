import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

interface Part {
  readonly name: string;
  readonly image: string;
  readonly kind: 'service' | 'server' | 'files';
  readonly calledBy: readonly string[];
  readonly settings: Readonly<Record<string, string>>;
  readonly required: readonly string[];
  readonly secrets: Readonly<Record<string, { readonly env: string }>>;
}

const parts: readonly Part[] = globSync('charts/*/part.json', { cwd: root })
  .filter((file) => file !== 'charts/edge/part.json')
  .map((file) => JSON.parse(read(file)));
const charts = readdirSync(join(root, 'charts'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const environments = globSync('charts/sargam/values-*.yaml', { cwd: root });

it('every service, worker and front end has a chart, and every chart belongs to one', () => {
  const images = globSync(['services/*/package.json', 'frontends/*/package.json'], { cwd: root }).flatMap(
    (file) => {
      const { sargam } = JSON.parse(read(file)) as { sargam?: { worker?: { name: string } } };
      const name = file.split('/')[1] ?? '';
      if (!sargam) return [];
      return sargam.worker ? [name, `${name}-${sargam.worker.name}`] : [name];
    },
  );
  expect([...new Set(parts.map(({ image }) => image))].sort()).toEqual(images.sort());
  const others = ['edge', 'sargam', 'sargam-backing', 'sargam-lib'];
  expect(charts.sort()).toEqual([...parts.map(({ name }) => name), ...others].sort());
});

it('the umbrella chart installs every part and the edge', () => {
  const dependencies = [...read('charts/sargam/Chart.yaml').matchAll(/- name: (.+)/g)].map(
    ([, name]) => name,
  );
  expect(dependencies.sort()).toEqual([...parts.map(({ name }) => name), 'edge'].sort());
});

/** Labels and annotations have names of their own. */
const openMaps = new Set(['labels', 'annotations', 'nodeSelector', 'sargam-lib', 'global']);

const findOpenObjects = (schema: unknown, path: readonly string[] = []): string[] => {
  if (typeof schema !== 'object' || schema === null) return [];
  const { type, additionalProperties } = schema as { type?: string; additionalProperties?: unknown };
  const isOpen = type === 'object' && additionalProperties !== false && !openMaps.has(path.at(-1) ?? '');
  const inner = Object.entries(schema).flatMap(([key, value]) => findOpenObjects(value, [...path, key]));
  return isOpen ? [path.join('.'), ...inner] : inner;
};

it.each(charts.filter((name) => !['sargam', 'sargam-lib'].includes(name)))(
  'the schema of the values of %s accepts no unknown key',
  (name) => {
    expect(findOpenObjects(JSON.parse(read(`charts/${name}/values.schema.json`)))).toEqual([]);
  },
);

it('the umbrella schema accepts the parts and global only', () => {
  const { additionalProperties, properties } = JSON.parse(read('charts/sargam/values.schema.json'));
  expect(additionalProperties).toBe(false);
  expect(Object.keys(properties).sort()).toEqual([...parts.map(({ name }) => name), 'edge', 'global'].sort());
});

it.each(parts.filter(({ kind }) => kind === 'service'))(
  'the NetworkPolicy of $name admits the services that its calls list',
  ({ name, calledBy }) => {
    const file = `services/${name}/test/grpc-callers.txt`;
    if (!existsSync(join(root, file))) return expect(name).toBe('api-gateway');
    const callers = read(file)
      .split('\n')
      .flatMap((line) => line.split(' ').slice(1));
    expect([...calledBy].sort()).toEqual([...new Set(callers.filter(Boolean))].sort());
  },
);

/** The keys below `settings:` of a values file. */
const settingsIn = (file: string): string[] => {
  const [block = ''] = (read(file).split(/^ {2}settings:\n/m)[1] ?? '').split(/^ {2}\w/m);
  return [...block.matchAll(/^ {4}([a-zA-Z0-9]+):/gm)].map(([, key = '']) => key);
};

it.each(environments)('%s sets only known settings, all required ones, and no secret', (file) => {
  const set = settingsIn(file);
  const known = new Set(parts.flatMap(({ settings }) => Object.keys(settings)));
  expect(set.filter((key) => !known.has(key))).toEqual([]);
  const missing = parts.flatMap(({ name, required }) =>
    required.filter((key) => !set.includes(key)).map((key) => `${name}: ${key}`),
  );
  expect(missing).toEqual([]);
});

it('production names and accepts no sandbox, and staging has the rules of production', () => {
  expect(read('charts/sargam/values-production.yaml')).not.toMatch(/sandbox|localhost/i);
  expect(read('charts/sargam/values-staging.yaml')).toMatch(/^ {4}sargamEnv: production$/m);
});

const skaffold = read('skaffold.yaml');
const pathsOf = (key: string): string[] =>
  [...skaffold.matchAll(new RegExp(`${key}: \\[?([^\\]\\n]+)`, 'g'))].map(([, path = '']) => path.trim());

it.each(['dockerfile', 'context', 'chartPath', 'valuesFiles'])('every %s of skaffold.yaml exists', (key) => {
  const paths = pathsOf(key);
  expect(paths).not.toHaveLength(0);
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

it('skaffold.yaml has one module an image and releases every chart of a part', () => {
  const modules = [...skaffold.matchAll(/^metadata:\n {2}name: (.+)/gm)].map(([, name]) => name);
  expect(modules.sort()).toEqual([...new Set(parts.map(({ image }) => image))].sort());
  const released = new Set(pathsOf('chartPath'));
  expect(parts.filter(({ name }) => !released.has(`charts/${name}`))).toEqual([]);
});

it.each(['service', 'worker', 'frontend'])('the files that %s.Dockerfile runs exist', (name) => {
  const dockerfile = read(`deploy/docker/${name}.Dockerfile`);
  const scripts = [...dockerfile.matchAll(/\b(tools\/\S+\.ts)/g)].map(([, path = '']) => path);
  expect(scripts).not.toHaveLength(0);
  expect(scripts.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});
