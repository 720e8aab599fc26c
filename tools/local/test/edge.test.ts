import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, connect, createServer as createSocket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const running: ChildProcess[] = [];
const servers: Server[] = [];
const folder = mkdtempSync(join(tmpdir(), 'sargam-edge-'));

const freePort = () =>
  new Promise<number>((resolve) => {
    const socket = createSocket().listen(0, '127.0.0.1', () => {
      const { port } = socket.address() as AddressInfo;
      socket.close(() => resolve(port));
    });
  });

const serve = (port: number, answer: RequestListener) =>
  new Promise<Server>((resolve) => {
    const server = createServer(answer);
    servers.push(server);
    server.listen(port, '127.0.0.1', () => resolve(server));
  });

const run = (script: string, env: Record<string, string>) =>
  running.push(
    spawn(process.execPath, [join(import.meta.dirname, '../src/servers', script)], {
      env: { ...process.env, ...env },
      stdio: 'ignore',
    }),
  );

const untilUp = async (url: string) => {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    if (
      await fetch(url).then(
        () => true,
        () => false,
      )
    )
      return;
    await sleep(50);
  }
  throw new Error(`${url} never answered`);
};

let site = '';
let apiPort = 0;

beforeAll(async () => {
  writeFileSync(join(folder, 'remoteEntry.js'), 'x();');
  writeFileSync(join(folder, 'mount.0a1b2c3d.js'), 'x();'.repeat(1000));
  const [edge, metrics, shell, remote] = [
    await freePort(),
    await freePort(),
    await freePort(),
    await freePort(),
  ];
  apiPort = await freePort();
  site = `http://127.0.0.1:${edge}`;
  await serve(shell, (request, response) => response.end(`shell ${request.url}`));
  run('remote.ts', { HTTP_PORT: String(remote), FOLDER: folder });
  run('edge.ts', {
    HTTP_PORT: String(edge),
    METRICS_PORT: String(metrics),
    API_URL: `http://127.0.0.1:${apiPort}`,
    SHELL_URL: `http://127.0.0.1:${shell}`,
    REMOTES: `panel=http://127.0.0.1:${remote}`,
  });
  await Promise.all([untilUp(`${site}/edge-health`), untilUp(`http://127.0.0.1:${remote}/`)]);
});

afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
  rmSync(folder, { recursive: true });
});

const serveApi = async (answer: RequestListener) => {
  const server = await serve(apiPort, answer);
  return async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
};

describe('the edge', () => {
  it('routes every other path to the shell', async () => {
    expect(await (await fetch(`${site}/courseview?id=1`)).text()).toBe('shell /courseview?id=1');
  });

  it('serves a remote: its entry is revalidated, hashed files are immutable and compressed', async () => {
    const entry = await fetch(`${site}/remotes/panel/remoteEntry.js`);
    expect(entry.headers.get('cache-control')).toBe('no-cache');
    const script = await fetch(`${site}/remotes/panel/mount.0a1b2c3d.js`, {
      headers: { 'accept-encoding': 'br' },
    });
    expect(script.headers.get('cache-control')).toContain('immutable');
    expect(script.headers.get('content-encoding')).toBe('br');
    expect((await script.text()).length).toBe(4000);
    expect((await fetch(`${site}/remotes/unknown/remoteEntry.js`)).status).toBe(404);
  });

  it('forwards ranges and bodies, and overwrites the client’s forwarding headers', async () => {
    const close = await serveApi((request, response) => {
      const { range, 'x-forwarded-for': from } = request.headers;
      response.writeHead(206, { 'content-range': String(range), 'set-cookie': ['a=1', 'b=2'] });
      response.write(`${from} `);
      request.pipe(response);
    });
    const answer = await fetch(`${site}/api/v1/video`, {
      method: 'POST',
      body: 'hello',
      headers: { range: 'bytes=0-4', 'x-forwarded-for': '8.8.8.8' },
    });
    expect([answer.status, answer.headers.get('content-range'), answer.headers.getSetCookie()]).toEqual([
      206,
      'bytes=0-4',
      ['a=1', 'b=2'],
    ]);
    expect(await answer.text()).toBe('127.0.0.1 hello');
    await close();
  });

  it('sends an early answer to a sender that reads it after its whole body, and then closes (connection: close)', async () => {
    const close = await serveApi((request, response) => {
      response.writeHead(401).end('refused');
      request.resume();
    });
    const megabyte = Buffer.alloc(1024 * 1024, 'x');
    for (let time = 0; time < 10; time += 1) {
      const socket = connect(Number(new URL(site).port), '127.0.0.1');
      const failed = new Promise<never>((_, reject) => socket.once('error', reject));
      const closed = new Promise((resolve) => socket.once('close', resolve));
      const write = (data: string | Buffer) =>
        Promise.race([failed, new Promise((resolve) => socket.write(data, resolve))]);
      const head = ['POST /api/v1/course/add/ HTTP/1.1', 'host: site.test', 'connection: close'];
      await write(`${head.join('\r\n')}\r\ncontent-length: ${10 * megabyte.length}\r\n\r\n`);
      for (let sent = 0; sent < 10; sent += 1) await write(megabyte);
      const answer = await Promise.race([failed, new Promise((resolve) => socket.once('data', resolve))]);
      expect(String(answer)).toMatch(/^HTTP\/1\.1 401 /);
      await closed;
    }
    await close();
  });

  it('holds a request with its body while the gateway restarts', async () => {
    const answered = fetch(`${site}/api/v1/order`, { method: 'POST', body: 'buy' }).then((answer) =>
      answer.text(),
    );
    await sleep(700);
    const close = await serveApi((request, response) => void request.pipe(response));
    expect(await answered).toBe('buy');
    await close();
  });

  it('holds a page longer than a call, because no script retries a page', async () => {
    const answered = fetch(`${site}/api/v1/payments`, {
      method: 'POST',
      body: 'paid',
      headers: { accept: 'text/html' },
    }).then((answer) => answer.text());
    await sleep(5500);
    const close = await serveApi((request, response) => void request.pipe(response));
    expect(await answered).toBe('paid');
    await close();
  }, 15_000);

  it('retries a form that was posted as a page when the gateway crashes', async () => {
    const closeFirst = await serveApi(
      (request) => void request.once('data', () => request.socket.resetAndDestroy()),
    );
    const answered = fetch(`${site}/api/v1/payments`, {
      method: 'POST',
      body: 'paid',
      headers: { accept: 'text/html' },
    }).then((answer) => answer.text());
    await sleep(300);
    await closeFirst();
    const close = await serveApi((request, response) => void request.pipe(response));
    expect(await answered).toBe('paid');
    await close();
  });

  it('does not retry other requests with side effects', async () => {
    let requests = 0;
    const close = await serveApi((request) => {
      requests += 1;
      request.once('data', () => request.socket.resetAndDestroy());
    });
    expect((await fetch(`${site}/api/v1/order`, { method: 'POST', body: 'buy' })).status).toBe(503);
    expect(requests).toBe(1);
    await close();
  });

  it('answers 503 with a message when the gateway stays unavailable', async () => {
    const answer = await fetch(`${site}/api/v1/courses`);
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('1');
    expect(await answer.json()).toMatchObject({ status: 503, message: expect.stringContaining('try again') });
  });

  it('aborts the request to the gateway when the client disconnects', async () => {
    let aborted = false;
    const close = await serveApi((_, response) => {
      response.write('begin');
      response.once('close', () => {
        aborted = true;
      });
    });
    const client = new AbortController();
    await fetch(`${site}/api/v1/video`, { signal: client.signal });
    client.abort();
    for (let attempt = 0; attempt < 100 && !aborted; attempt += 1) await sleep(20);
    expect(aborted).toBe(true);
    await close();
  });
});
