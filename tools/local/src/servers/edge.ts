// The reverse proxy of a local run, which corresponds to the ingress of a cluster.
import { listenOnLoopback } from './listen.ts';
import { createMetricsHandler } from './metrics.ts';
import { parsePairs } from './pairs.ts';
import { proxyRequest } from './proxy.ts';
import { matchRoute, type Origins } from './route.ts';

const { env } = process;
const origins: Origins = {
  api: env.API_URL ?? '',
  shell: env.SHELL_URL ?? '',
  remotes: parsePairs(env.REMOTES),
};

listenOnLoopback(Number(env.HTTP_PORT), (request, response) => {
  const url = request.url ?? '/';
  if (url === '/edge-health') return void response.end('ok');
  const route = matchRoute(url, origins);
  if (!route?.origin)
    return void response.writeHead(404, { 'content-type': 'text/plain' }).end('There is nothing here.');
  void proxyRequest(request, response, route);
});

listenOnLoopback(Number(env.METRICS_PORT), createMetricsHandler(parsePairs(env.METRICS)));
