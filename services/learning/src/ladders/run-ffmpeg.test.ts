import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { runFfmpeg } from './run-ffmpeg.ts';

/** Node is run in place of ffmpeg. */
const run = (script: string, signal = new AbortController().signal) => {
  const positions: number[] = [];
  const onPosition = (seconds: number) => positions.push(seconds);
  return {
    positions,
    ended: runFfmpeg(process.execPath, ['-e', script], { folder: '.', signal, onPosition }),
  };
};

let server: Server;
let connect: string;
beforeEach(async () => {
  server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  connect = `net.connect(${(server.address() as AddressInfo).port}, '127.0.0.1')`;
});
afterEach(() => server.close());

/** A program that is connected runs until `isEnded` is resolved. */
const nextProgram = async () => {
  const [socket] = (await once(server, 'connection')) as [Socket];
  socket.on('error', () => undefined);
  return { isEnded: new Promise((resolve) => socket.resume().once('close', resolve)) };
};

it('the position is reported in seconds', async () => {
  const { positions, ended } = run('console.log("out_time_us=1500000")');
  await ended;
  expect(positions).toEqual([1.5]);
});

it('a program that ends with an error rejects with its message', async () => {
  await expect(run('console.error("moov atom not found"); process.exit(1)').ended).rejects.toMatchObject({
    name: 'FfmpegError',
    message: 'moov atom not found',
  });
});

it('an aborted program ends', async () => {
  const abort = new AbortController();
  const { ended } = run(connect, abort.signal);
  const program = await nextProgram();
  abort.abort();
  await expect(ended).rejects.toMatchObject({ name: 'AbortError' });
  await program.isEnded;
});

it('the program ends when only the process that started it is killed', async () => {
  const options = '{ folder: ".", signal: new AbortController().signal, onPosition() {} }';
  const script = `import { runFfmpeg } from ${JSON.stringify(new URL('./run-ffmpeg.ts', import.meta.url).href)};
    await runFfmpeg(process.execPath, ['-e', ${JSON.stringify(connect)}], ${options})`;
  const parent = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: 'inherit' });
  const program = await nextProgram();
  parent.kill('SIGKILL');
  await program.isEnded;
});

it('a full disk is no error of the video', async () => {
  const message = `av_interleaved_write_frame(): No space left on device\\n${'x'.repeat(2000)}`;
  const { ended } = run(`console.error("${message}"); process.exit(1)`);
  await expect(ended).rejects.toMatchObject({ name: 'Error', message: 'x'.repeat(1000) });
});
