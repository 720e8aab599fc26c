// Jest's test runner, which also appends the CPU time of each suite to the file in SUITE_CPU_TIMES, one JSON object a line.
import { appendFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const { default: circus } = createRequire(import.meta.url)('jest-circus/runner');

/** A worker runs one suite at a time, so its CPU time since the last suite belongs to this one. */
let lastUsage = process.cpuUsage();

export default async (globalConfig, config, environment, runtime, testPath, ...rest) => {
  try {
    return await circus(globalConfig, config, environment, runtime, testPath, ...rest);
  } finally {
    const { user, system } = process.cpuUsage(lastUsage);
    lastUsage = process.cpuUsage();
    const line = JSON.stringify({ name: testPath, cpuMs: (user + system) / 1000 });
    appendFileSync(process.env.SUITE_CPU_TIMES, `${line}\n`);
  }
};
