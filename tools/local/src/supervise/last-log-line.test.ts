import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readLastLogLine } from './last-log-line.ts';

it.each([
  ['store cannot start:\n  LOG_LEVEL: "loud" is none\n\n', 'LOG_LEVEL: "loud" is none'],
  ['{"level":"fatal","msg":"cannot start","err":{"message":"no key"}}\n', 'cannot start: no key'],
  ['{"level":"fatal"}\n', '{"level":"fatal"}'],
  ['', ''],
])('the last line of the log %j is %j', (log, expected) => {
  const file = join(mkdtempSync(join(tmpdir(), 'sargam-log-')), 'a.log');
  writeFileSync(file, log);
  expect(readLastLogLine(file)).toBe(expected);
});

it('the last line of a missing log is empty', () => expect(readLastLogLine('/nowhere/a.log')).toBe(''));
