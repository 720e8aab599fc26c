import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  describePart,
  discoverParts,
  discoverWorkers,
  validateCalls,
  withDependencies,
} from './description.ts';

const service = (name: string, calls: string[] = []) =>
  describePart(`services/${name}`, { sargam: { kind: 'service', calls } }) ?? fail();
const fail = (): never => {
  throw new Error('no part described');
};

describe('the parts of a checkout', () => {
  it('are discovered from the workspaces, a remote with a server as two parts', () => {
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
    write('frontends/stage', { sargam: { kind: 'frontend', remote: true, server: true } });
    expect(
      discoverParts(root).map(({ name, kind, entry, remote, renders }) => [
        name,
        kind,
        entry,
        remote,
        renders,
      ]),
    ).toEqual([
      ['tuning', 'service', 'dist/main.cjs', false, undefined],
      ['stage', 'frontend', 'dist-server/main.mjs', true, undefined],
      ['stage-server', 'frontend', 'dist-server/main.mjs', false, 'stage'],
    ]);
    rmSync(root, { recursive: true });
  });

  it('include the worker of a service if its program is installed, with the store of the service', () => {
    const store = 'postgres' as const;
    const worker = { name: 'encoder', program: 'ffmpeg', needs: ['postgres'] };
    const part =
      describePart('services/a', { sargam: { kind: 'service', store, calls: ['b'], worker } }) ?? fail();
    expect(discoverWorkers([part, service('b')], (program) => program === 'ffmpeg')).toMatchObject([
      { name: 'a-encoder', owner: 'a', entry: 'dist/encoder.cjs', calls: [], store },
    ]);
    expect(discoverWorkers([part], () => false)).toEqual([]);
  });

  it('with an unknown kind are rejected with the name of the file', () => {
    const wrong = { sargam: { kind: 'servise' as 'service' } };
    expect(() => describePart('services/x', wrong)).toThrow('services/x/package.json: "sargam.kind" must be');
  });

  it('that call an unknown service are rejected', () => {
    expect(() => validateCalls([service('a', ['b'])])).toThrow('"sargam.calls" names b');
  });

  it('include each direct and indirect dependency of a service once', () => {
    const parts = [service('a', ['b']), service('b', ['c', 'a']), service('c'), service('d')];
    expect(withDependencies('a', parts).map((part) => part.name)).toEqual(['a', 'b', 'c']);
  });
});
