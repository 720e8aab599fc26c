import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const homes: string[] = [];
const launchers: ChildProcess[] = [];

const eventually = async <T>(condition: () => T | undefined | false, within = 10_000): Promise<T> => {
  for (const deadline = Date.now() + within; Date.now() < deadline; await sleep(30)) {
    const value = condition();
    if (value) return value;
  }
  throw new Error(`condition not met within ${within} ms: ${condition}`);
};

const launch = (home = mkdtempSync(join(tmpdir(), 'sargam-home-'))) => {
  homes.push(home);
  const child = spawn(process.execPath, [join(import.meta.dirname, 'fixtures/launcher.ts')], {
    env: { ...process.env, SARGAM_HOME: home },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  launchers.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      output += chunk;
    });
  return { home, child, output: () => output };
};

interface EchoPart {
  readonly ready: boolean;
  readonly pid: number | null;
  readonly restarts: number;
}

const readPart = (home: string): EchoPart | undefined => {
  try {
    return JSON.parse(readFileSync(join(home, 'state.json'), 'utf8')).parts[0];
  } catch {
    return undefined;
  }
};

const readyPart = (home: string, previousPid?: number) =>
  eventually(() => {
    const part = readPart(home);
    return part?.ready && part.pid !== previousPid ? part : undefined;
  });

/** The processes of a part's group: the part, its children and its watcher. */
const listGroup = (pid: number): string[] => {
  const rows = execFileSync('ps', ['-eo', 'pgid=,stat=,pid=,args='], { encoding: 'utf8' }).split('\n');
  return rows.filter((row) => new RegExp(`^\\s*${pid}\\s+[^Z]`).test(row));
};

const waitForExit = (child: ChildProcess) =>
  new Promise<number | null>((resolve) => child.once('exit', resolve));

afterEach(() => {
  for (const child of launchers.splice(0)) child.kill('SIGKILL');
  for (const home of homes.splice(0)) rmSync(home, { recursive: true, force: true, maxRetries: 5 });
});

describe('a run', () => {
  it('restarts a killed part and ends its remaining processes', async () => {
    const { home } = launch();
    const { pid } = await readyPart(home);
    if (!pid) throw new Error('no pid');
    expect(listGroup(pid).length).toBeGreaterThanOrEqual(3);
    process.kill(pid, 'SIGKILL');
    const again = await readyPart(home, pid);
    expect(again.restarts).toBe(1);
    await eventually(() => listGroup(pid).length === 0);
  });

  it('leaves no process when its launcher is killed', async () => {
    const { home, child } = launch();
    const { pid } = await readyPart(home);
    if (!pid) throw new Error('no pid');
    child.kill('SIGKILL');
    await eventually(() => listGroup(pid).length === 0);
  });

  it('leaves no process and no state on Ctrl-C', async () => {
    const { home, child } = launch();
    const { pid } = await readyPart(home);
    if (!pid) throw new Error('no pid');
    const exit = waitForExit(child);
    child.kill('SIGINT');
    expect(await exit).toBe(0);
    expect(listGroup(pid)).toEqual([]);
    expect(readPart(home)).toBeUndefined();
  });

  it('in a home that is in use ends with a message, and the first run continues', async () => {
    const first = launch();
    const { pid } = await readyPart(first.home);
    const second = launch(first.home);
    expect(await waitForExit(second.child)).toBe(1);
    expect(second.output()).toMatch(
      /^Sargam already runs from .* Stop it with "npm stop", or set SARGAM_HOME .*\n$/,
    );
    expect(readPart(first.home)?.pid).toBe(pid);
  });

  it('starts in a home whose earlier run crashed', async () => {
    const first = launch();
    await readyPart(first.home);
    const exit = waitForExit(first.child);
    first.child.kill('SIGKILL');
    await exit;
    const second = launch(first.home);
    await eventually(() => second.output().includes('all ready'));
  });
});
