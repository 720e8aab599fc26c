// npm run bench:backoffice: the cost of each list and each analytics call with 10,000 and with 1,000,000 orders, and CSV exports.
import { openMongo } from '@sargam/chassis/mongo';
import { measureExport } from './backoffice/csv-export.ts';
import { createTemplates } from './backoffice/fill/catalogue.ts';
import { type FilledStores, fillStores } from './backoffice/fill/fill-stores.ts';
import { apiFetch, findRoutes, listRequestsOf, type OpenApi } from './backoffice/list-requests.ts';
import { type Measured, measureList } from './backoffice/measure-list.ts';
import { measureRebuild } from './backoffice/measure-rebuild.ts';
import { reportExports, reportLists, reportRebuild } from './backoffice/report.ts';
import { noRows, sizesOf } from './backoffice/sizes.ts';
import { createSiteStores, logIn, type RunningSite, startSite } from './checkout/site.ts';
import { startBenchService } from './environment/bench-service.ts';
import { type BenchEnvironment, runBenchmark } from './environment/run-benchmark.ts';
import { requestJson } from './measure/http-request.ts';
import { measuredService, measuredStores, measureIdleCpu, sumCpuMs } from './measure/measured-process.ts';

const sizes = (process.env.BENCH_ORDERS ?? '10000,1000000').split(',').map(Number);
/** Parts of paths, to measure only some routes; `none` measures only the rebuild, without filled stores. */
const filters = (process.env.BENCH_ROUTES ?? '').split(',');
/** A million events would take minutes; the rate is that of a smaller number. */
const rebuiltEvents = Number(process.env.BENCH_REBUILT ?? 20_000);

const logInAsAdmin = (site: RunningSite): Promise<string> =>
  logIn(site, { email: 'admin@sargam.test', password: 'sargam-demo' });

/** Measures each list of the running site. */
const measureLists = async (environment: BenchEnvironment, site: RunningSite): Promise<Measured[]> => {
  const openApi = await requestJson<OpenApi>({
    method: 'GET',
    url: new URL('/api/docs/openapi.json', site.api).href,
  });
  const port = Number(new URL(site.api).port);
  const processes = [...site.services.map(measuredService), ...measuredStores(environment)];
  const idle = await measureIdleCpu(processes);
  const measured: Measured[] = [];
  const measureRoute = async (route: string): Promise<void> => {
    const token = await logInAsAdmin(site);
    for (const request of await listRequestsOf(openApi, apiFetch(site.api, token), route)) {
      const list = await measureList(request, { port, token, processes, idle });
      measured.push(list);
      environment.print(
        `  ${route} ${list.variant}: ${sumCpuMs(list.cpuMs).toFixed(1)} ms, 95th percentile ${list.p95Ms.toFixed(0)} ms`,
      );
    }
  };
  for (const route of findRoutes(openApi).filter((path) => filters.some((part) => path.includes(part)))) {
    await measureRoute(route).catch((error: unknown) => {
      // The other routes are measured all the same.
      environment.print(`  ${route}: ${String(error)}`);
      process.exitCode = 1;
    });
  }
  return measured;
};

const measureExports = async (site: RunningSite) => {
  const target = {
    port: Number(new URL(site.api).port),
    token: await logInAsAdmin(site),
    services: site.services,
  };
  return [
    await measureExport('orders', '/order/list', target),
    await measureExport('users', '/user/', target),
  ];
};

const openStores = async (environment: BenchEnvironment): Promise<FilledStores> => {
  const stores = await createSiteStores(environment);
  const open = async (name: string) => openMongo(await startBenchService(environment, stores[name]));
  const documents = { catalogue: await open('catalogue'), messaging: await open('messaging') };
  return { stores, documents, print: environment.print };
};

await runBenchmark(async (environment) => {
  if (filters[0] === 'none') {
    const stores = await createSiteStores(environment);
    return reportRebuild(await measureRebuild(environment, stores['payouts'] ?? {}, rebuiltEvents));
  }
  const filled = await openStores(environment);
  await createTemplates(environment, filled.stores);
  const now = new Date();
  const measured: Measured[][] = [];
  for (const [index, orders] of sizes.entries()) {
    const from = index === 0 ? noRows : sizesOf(sizes[index - 1] ?? 0);
    await fillStores(filled, { from, to: sizesOf(orders), now });
    const site = await startSite(environment, filled.stores, {});
    environment.print(`  all services run with ${orders.toLocaleString('en')} orders`);
    measured.push(await measureLists(environment, site));
    if (index === sizes.length - 1) {
      reportLists(measured[0] ?? [], measured.at(-1) ?? []);
      reportExports(await measureExports(site));
    }
    await site.stop();
  }
  reportRebuild(await measureRebuild(environment, filled.stores['payouts'] ?? {}, rebuiltEvents));
});
