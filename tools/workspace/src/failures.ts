import { relative } from 'node:path';
import { root } from './run.ts';

const MAX_REASON_CHARS = 300;

/** What a part of `npm test` found. */
export interface Result {
  readonly passed: number;
  /** One line for each failed test or check, and for each suite that could not run. */
  readonly failures: readonly string[];
}

/** The failures of a test runner. A runner that fails without naming a test is a failure itself. */
export const failuresOfRunner = (
  title: string,
  ok: boolean,
  failures: readonly string[],
): readonly string[] =>
  ok || failures.length > 0 ? failures : [`${title}: the runner failed, and named no test`];

/** One line about a failed test, suite or check, which `npm test` prints at its end. */
export const describeFailure = (path: string, test: string, message = ''): string => {
  const reason = message.trim().split('\n', 1)[0] ?? '';
  return `${relative(root, path)}: ${test}${reason && ` (${reason.slice(0, MAX_REASON_CHARS)})`}`;
};

/** A suite in the report of Jest. */
export interface JestSuite {
  readonly name: string;
  readonly status: string;
  readonly message: string;
  readonly assertionResults: readonly {
    readonly fullName: string;
    readonly status: string;
    readonly failureMessages: readonly string[];
  }[];
}

/** The failed tests of a suite, or the suite itself if it could not run. */
export const describeJestFailures = ({ name, status, message, assertionResults }: JestSuite): string[] => {
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (status === 'failed' && failed.length === 0) return [describeFailure(name, 'the suite', message)];
  return failed.map(({ fullName, failureMessages }) => describeFailure(name, fullName, failureMessages[0]));
};
