import { openHome } from './base/home.ts';
import { runCommand } from './base/obstacle.ts';
import { currentRun } from './run/claim.ts';
import { readState, withMemory } from './run/state.ts';

await runCommand(async () => {
  const home = openHome();
  const nothing = { ready: false, addresses: {}, parts: [] };
  const state = currentRun(home) ? withMemory(readState(home)) : nothing;
  if (process.argv.includes('--json')) return void console.log(JSON.stringify(state, null, 2));
  if (state === nothing) return void console.log(`Nothing runs from ${home.folder}.`);
  console.log(state.ready ? 'All is ready.' : 'Not all is ready.');
  for (const [name, url] of Object.entries(state.addresses)) console.log(`  ${name.padEnd(14)} ${url}`);
  console.log();
  for (const { name, kind, ready, pid, rssMb, restarts } of state.parts) {
    const what = ready ? 'ready' : 'not ready';
    const again = restarts ? `, restarted ${restarts}×` : '';
    console.log(
      `  ${name.padEnd(14)} ${kind.padEnd(9)} ${what.padEnd(10)} pid ${String(pid ?? '–').padEnd(8)} ${String(rssMb).padStart(4)} MB${again}`,
    );
  }
  console.log(
    `  ${'in all'.padEnd(50)} ${String(state.parts.reduce((sum, part) => sum + part.rssMb, 0)).padStart(4)} MB`,
  );
});
