import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { TestSystem } from './test-system.ts';

const entry = path.resolve(import.meta.dirname, '../src/encoder.ts');

/** Whether ffmpeg is installed. Without it the project works, and videos are not encoded. */
export const hasFfmpeg = (): boolean => {
  try {
    execFileSync('ffmpeg', ['-version'], { stdio: 'ignore' });
    return true;
  } catch {
    process.stderr.write('ffmpeg is not installed: the suites that encode videos are skipped.\n');
    return false;
  }
};

/** Starts the encoder in a process group of its own, so that ffmpeg ends with it, as in a container. */
export const startEncoderProcess = ({ suite }: TestSystem): ChildProcess => {
  const { databaseUrl, s3Endpoint, s3AccessKey, s3SecretKey, s3BucketPrefix } = suite.settings;
  return spawn(process.execPath, ['--disable-warning=ExperimentalWarning', entry], {
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      SARGAM_ENV: 'test',
      DATABASE_URL: databaseUrl,
      S3_ENDPOINT: s3Endpoint,
      S3_ACCESS_KEY: s3AccessKey,
      S3_SECRET_KEY: s3SecretKey,
      S3_BUCKET_PREFIX: s3BucketPrefix,
      GRPC_PORT: '0',
      OPS_PORT: '0',
      LOG_LEVEL: 'silent',
    },
  });
};

/** Kills the encoder and its ffmpeg at once. */
export const killEncoder = async (encoder: ChildProcess): Promise<void> => {
  const exited = once(encoder, 'exit');
  if (encoder.pid !== undefined) process.kill(-encoder.pid, 'SIGKILL');
  await exited;
};
