import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');

/** The commands that the script would run: the principal, its operations, and the resource. */
const commands = execFileSync('sh', [join(root, 'deploy/kafka/acls.sh')], {
  env: { KAFKA_ACLS: 'echo', TOPIC_PREFIX: 'shop.' },
  encoding: 'utf8',
})
  .trim()
  .split('\n')
  .map((line) => ({
    principal: /--allow-principal (\S+)/.exec(line)?.[1],
    operations: [...line.matchAll(/--operation (\w+)/g)].map(([, operation]) => operation),
    topic: /--topic (\S+)/.exec(line)?.[1],
    group: /--group (\S+) --resource-pattern-type prefixed/.exec(line)?.[1],
  }));

const { channels } = JSON.parse(readFileSync(join(root, 'proto/asyncapi.json'), 'utf8')) as {
  channels: Record<string, unknown>;
};

it.each(Object.keys(channels))('only the owner of %s may write it', (topic) => {
  const writers = commands.filter(
    (each) => each.topic === `shop.${topic}` && each.operations.includes('Write'),
  );
  expect(writers.map(({ principal }) => principal)).toEqual([`User:sargam-${topic.split('.')[0]}`]);
});

it('a service may join only groups of its own', () => {
  const groups = commands.filter(({ group }) => group !== undefined);
  expect(groups.length).toBeGreaterThan(0);
  for (const { group, principal } of groups)
    expect(principal).toBe(`User:sargam-${group?.slice('shop.'.length, -1)}`);
});

it('every command gives one principal rights to one topic or to groups', () => {
  expect(
    commands.filter(
      ({ principal, topic, group }) => !principal || (topic === undefined) === (group === undefined),
    ),
  ).toEqual([]);
});
