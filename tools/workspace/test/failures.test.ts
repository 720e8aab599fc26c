import { join } from 'node:path';
import { describeJestFailures, failuresOfRunner } from '../src/failures.ts';
import { root } from '../src/run.ts';

const name = join(root, 'tools/e2e/test/search.e2e.ts');

it("lists a suite's failed tests with the first line of their errors", () => {
  const assertionResults = [
    { fullName: 'finds a course', status: 'passed', failureMessages: [] },
    {
      fullName: 'finds nothing',
      status: 'failed',
      failureMessages: ['Error: timed out\n    at search.ts:3'],
    },
  ];
  expect(describeJestFailures({ name, status: 'failed', message: 'long', assertionResults })).toEqual([
    'tools/e2e/test/search.e2e.ts: finds nothing (Error: timed out)',
  ]);
});

it('lists a suite that could not run', () => {
  expect(
    describeJestFailures({ name, status: 'failed', message: 'Cannot find module', assertionResults: [] }),
  ).toEqual(['tools/e2e/test/search.e2e.ts: the suite (Cannot find module)']);
});

it('lists nothing of a suite that passed', () => {
  expect(describeJestFailures({ name, status: 'passed', message: '', assertionResults: [] })).toEqual([]);
});

it.each([
  [
    'that fails without naming a test is a failure',
    false,
    [],
    ['Money suites: the runner failed, and named no test'],
  ],
  ['that fails with a test has the failures of the tests', false, ['a'], ['a']],
  ['that succeeds has none', true, [], []],
])('a runner %s', (_, ok, named, failures) =>
  expect(failuresOfRunner('Money suites', ok, named)).toEqual(failures),
);
