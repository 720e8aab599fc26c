// Setup file of every Vitest suite: adds the CPU time of its worker to the suite's report.
import { afterAll } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    cpuMs?: number;
  }
}

/** A worker runs one suite at a time, so its CPU time since the end of the last suite belongs to this one. */
const worker = process as NodeJS.Process & { usageAtSuiteEnd?: NodeJS.CpuUsage };

// Hooks run in reverse order after a suite: this one runs last.
// oxlint-disable-next-line no-empty-pattern -- Vitest requires a destructured first parameter.
afterAll(({}, suite) => {
  const { user, system } = process.cpuUsage(worker.usageAtSuiteEnd);
  worker.usageAtSuiteEnd = process.cpuUsage();
  suite.file.meta.cpuMs = (user + system) / 1000;
});
