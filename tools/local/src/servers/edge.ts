// The one door of a local run, as an ingress is in a cluster.
import { listenLocally } from './listen.ts';
import { answerMetrics } from './metrics.ts';
import { parsePairs } from './pairs.ts';
import { passOn } from './proxy.ts';
import { type Origins, routeOf } from './route.ts';

const { env } = process;
const origins: Origins = {
  api: env.API_URL ?? '',
  shell: env.SHELL_URL ?? '',
  remotes: parsePairs(env.REMOTES),
};

listenLocally(Number(env.HTTP_PORT), (request, response) => {
  const url = request.url ?? '/';
  if (url === '/edge-health') return void response.end('ok');
  const route = routeOf(url, origins);
  if (!route?.origin)
    return void response.writeHead(404, { 'content-type': 'text/plain' }).end('There is nothing here.');
  void passOn(request, response, route);
});

listenLocally(Number(env.METRICS_PORT), answerMetrics(parsePairs(env.METRICS)));
