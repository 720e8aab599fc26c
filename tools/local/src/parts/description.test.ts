import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  describePart as describePart,
  discoverParts,
  validateCalls,
  withDependencies,
} from './description.ts';

const service = (name: string, calls: string[] = []) =>
  describePart(`services/${name}`, { sargam: { kind: 'service', calls } }) ?? fail();
const fail = (): never => {
  throw new Error('described nothing');
};

describe('finding the parts', () => {
  it('reads them from the workspaces, so that a new one needs no word in the launcher', () => {
    const root = mkdtempSync(join(tmpdir(), 'sargam-parts-'));
    const write = (folder: string, content: object) => {
      mkdirSync(join(root, folder), { recursive: true });
      writeFileSync(join(root, folder, 'package.json'), JSON.stringify(content));
    };
    write('.', {
      workspaces: ['services/tuning', 'services/chassis', 'services/declared-only', 'frontends/stage'],
    });
    write('services/tuning', { sargam: { kind: 'service', store: 'postgres', env: { A: '{site}' } } });
    write('services/chassis', {});
    write('frontends/stage', { sargam: { kind: 'frontend', remote: true } });
    expect(
      discoverParts(root).map(({ name, kind, entry, remote }) => ({ name, kind, entry, remote })),
    ).toEqual([
      { name: 'tuning', kind: 'service', entry: 'dist/main.cjs', remote: false },
      { name: 'stage', kind: 'frontend', entry: 'server/main.ts', remote: true },
    ]);
    rmSync(root, { recursive: true });
  });

  it('refuses a kind that is none, naming the file', () => {
    const wrong = { sargam: { kind: 'servise' as 'service' } };
    expect(() => describePart('services/x', wrong)).toThrow('services/x/package.json: "sargam.kind" must be');
  });

  it('refuses a call to a service that is not there', () => {
    expect(() => validateCalls([service('a', ['b'])])).toThrow('"sargam.calls" names b');
  });

  it('gathers what a service calls, directly or not, once each', () => {
    const parts = [service('a', ['b']), service('b', ['c', 'a']), service('c'), service('d')];
    expect(withDependencies('a', parts).map((part) => part.name)).toEqual(['a', 'b', 'c']);
  });
});
