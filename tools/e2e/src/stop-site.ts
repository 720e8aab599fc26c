import { rmSync } from 'node:fs';
import { runLauncher } from './site.ts';

export default (): void => {
  const { E2E_RUNNING: home, E2E_STARTED: isOurs, E2E_TEMPORARY: isTemporary } = process.env;
  if (!home || !isOurs) return;
  runLauncher(home, 'stop.ts', []);
  if (isTemporary) rmSync(home, { recursive: true, force: true });
};
