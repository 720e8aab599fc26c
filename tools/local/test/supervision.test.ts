import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const homes: string[] = [];
const launchers: ChildProcess[] = [];

const eventually = async <T>(what: () => T | undefined | false, within = 10_000): Promise<T> => {
  for (const deadline = Date.now() + within; Date.now() < deadline; await sleep(30)) {
    const value = what();
    if (value) return value;
  }
  throw new Error(`not so within ${within} ms: ${what}`);
};

const launch = (home = mkdtempSync(join(tmpdir(), 'sargam-home-'))) => {
  homes.push(home);
  const child = spawn(process.execPath, [join(__dirname, 'fixtures/launcher.ts')], {
    env: { ...process.env, SARGAM_HOME: home },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  launchers.push(child);
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      said += chunk;
    });
  return { home, child, said: () => said };
};

interface EchoPart {
  readonly ready: boolean;
  readonly pid: number | null;
  readonly restarts: number;
}

const partOf = (home: string): EchoPart | undefined => {
  try {
    return JSON.parse(readFileSync(join(home, 'state.json'), 'utf8')).parts[0];
  } catch {
    return undefined;
  }
};

const readyPart = (home: string, not?: number) =>
  eventually(() => {
    const part = partOf(home);
    return part?.ready && part.pid !== not ? part : undefined;
  });

/** Every process of a part's group: the part, its children, its watcher. */
const groupOf = (pid: number): string[] => {
  const rows = execFileSync('ps', ['-eo', 'pgid=,stat=,pid=,args='], { encoding: 'utf8' }).split('\n');
  return rows.filter((row) => new RegExp(`^\\s*${pid}\\s+[^Z]`).test(row));
};

const exitOf = (child: ChildProcess) => new Promise<number | null>((resolve) => child.once('exit', resolve));

afterEach(() => {
  for (const child of launchers.splice(0)) child.kill('SIGKILL');
  for (const home of homes.splice(0)) rmSync(home, { recursive: true, force: true, maxRetries: 5 });
});

describe('a run', () => {
  it('starts a part again that was killed, and ends what the dead one left behind', async () => {
    const { home } = launch();
    const { pid } = await readyPart(home);
    if (!pid) throw new Error('no pid');
    expect(groupOf(pid).length).toBeGreaterThanOrEqual(3);
    process.kill(pid, 'SIGKILL');
    const again = await readyPart(home, pid);
    expect(again.restarts).toBe(1);
    await eventually(() => groupOf(pid).length === 0);
  });

  it('leaves nothing behind when its launcher is killed', async () => {
    const { home, child } = launch();
    const { pid } = await readyPart(home);
    if (!pid) throw new Error('no pid');
    child.kill('SIGKILL');
    await eventually(() => groupOf(pid).length === 0);
  });

  it('leaves nothing behind on Ctrl-C, and forgets that it ran', async () => {
    const { home, child } = launch();
    const { pid } = await readyPart(home);
    if (!pid) throw new Error('no pid');
    const exit = exitOf(child);
    child.kill('SIGINT');
    expect(await exit).toBe(0);
    expect(groupOf(pid)).toEqual([]);
    expect(partOf(home)).toBeUndefined();
  });

  it('refuses a home that is in use with one sentence, and leaves the first run alone', async () => {
    const first = launch();
    const { pid } = await readyPart(first.home);
    const second = launch(first.home);
    expect(await exitOf(second.child)).toBe(1);
    expect(second.said()).toMatch(
      /^Sargam already runs from .* End it with "npm stop", or set SARGAM_HOME .*\n$/,
    );
    expect(partOf(first.home)?.pid).toBe(pid);
  });

  it('knows a run that crashed from one that runs', async () => {
    const first = launch();
    await readyPart(first.home);
    const gone = exitOf(first.child);
    first.child.kill('SIGKILL');
    await gone;
    const second = launch(first.home);
    await eventually(() => second.said().includes('all ready'));
  });
});
