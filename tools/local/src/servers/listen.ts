import { createServer, type RequestListener } from 'node:http';

/**
 * Listens on both loopback addresses, because a browser may resolve "localhost" to either. A machine without IPv6 has only
 * one. On SIGTERM, running requests have one second to finish.
 */
export const listenOnLoopback = (port: number, answer: RequestListener): void => {
  const servers = ['127.0.0.1', '::1'].map((host) => {
    const server = createServer({ keepAliveTimeout: 30_000 }, answer);
    server.on('error', (error: NodeJS.ErrnoException) => {
      if (host === '::1' && (error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT')) return;
      console.error(`Cannot listen on ${host}:${port}: ${error.message}`);
      process.exit(1);
    });
    return server.listen(port, host);
  });
  process.on('SIGTERM', () => {
    for (const server of servers) server.close();
    setTimeout(() => process.exit(), 1000).unref();
  });
};
