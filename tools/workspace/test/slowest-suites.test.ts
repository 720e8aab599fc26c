import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../src/run.ts';
import { describeSlowestSuites, readCpuTimes } from '../src/slowest-suites.ts';

it('the ten slowest suites are listed with their duration, the slowest first', () => {
  const suites = Array.from({ length: 12 }, (_, index) => ({
    name: join(root, `services/store/test/${index}.test.ts`),
    startTime: 1000,
    endTime: 1000 + (index + 1) * 500,
  }));
  const lines = describeSlowestSuites(suites).split('\n');
  expect(lines[0]).toBe('12 suites in 6.0 s. The slowest:');
  expect(lines).toHaveLength(11);
  expect(lines[1]).toBe('    6.0 s  services/store/test/11.test.ts');
  expect(lines[10]).toBe('    1.5 s  services/store/test/2.test.ts');
});

it('a suite with a known CPU time is listed with the time that its worker waited', () => {
  const name = join(root, 'services/store/test/store.test.ts');
  const file = join(mkdtempSync(join(tmpdir(), 'sargam-cpu-')), 'cpu-times.jsonl');
  writeFileSync(file, `${JSON.stringify({ name, cpuMs: 1200 })}\n`);
  const lines = describeSlowestSuites([{ name, startTime: 0, endTime: 3000 }], readCpuTimes(file)).split(
    '\n',
  );
  expect(lines[1]).toBe('    3.0 s  services/store/test/store.test.ts, waiting 1.8 s');
});

it('without measured CPU times there is no waiting time', () => {
  expect(readCpuTimes('/absent.jsonl').size).toBe(0);
});
