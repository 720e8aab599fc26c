import { openHome } from './base/home.ts';
import { runCommand } from './base/user-facing-error.ts';
import { findCurrentRun } from './run/home-lock.ts';
import { readState, withMemory } from './run/state.ts';

type State = ReturnType<typeof withMemory>;
type Part = State['parts'][number];

const partLine = ({ name, kind, ready, pid, rssMb, restarts }: Part): string => {
  const readiness = ready ? 'ready' : 'not ready';
  const restartCount = restarts ? `, restarted ${restarts}×` : '';
  const row = [name.padEnd(14), kind.padEnd(9), readiness.padEnd(10), `pid ${String(pid ?? '–').padEnd(8)}`];
  return `  ${row.join(' ')} ${String(rssMb).padStart(4)} MB${restartCount}`;
};

const show = ({ ready, addresses, parts }: State): void => {
  console.log(ready ? 'All parts are ready.' : 'Not all parts are ready.');
  for (const [name, url] of Object.entries(addresses)) console.log(`  ${name.padEnd(14)} ${url}`);
  console.log();
  for (const part of parts) console.log(partLine(part));
  const memory = parts.reduce((sum, part) => sum + part.rssMb, 0);
  console.log(`  ${'total'.padEnd(50)} ${String(memory).padStart(4)} MB`);
};

await runCommand(async () => {
  const home = openHome();
  const state = findCurrentRun(home) ? withMemory(readState(home)) : undefined;
  if (process.argv.includes('--json')) {
    console.log(JSON.stringify(state ?? { ready: false, addresses: {}, parts: [] }, null, 2));
  } else if (state) show(state);
  else console.log(`Sargam does not run from ${home.folder}.`);
});
