// npm run bench:checkout: the cost of a purchase from the cart to the paid order, with the processing of its events.

import { randomBytes } from 'node:crypto';
import { toOwnerUrl } from '@sargam/chassis/testing';
import { createCourses } from './catalogue/fill-catalogue.ts';
import { courseId } from './catalogue/sample-courses.ts';
import { createBuyerPool } from './checkout/buyers.ts';
import { measureCheckouts, runCheckouts } from './checkout/measure-checkouts.ts';
import { measureLag } from './checkout/outbox-lag.ts';
import { measurePostgres } from './checkout/postgres-throughput.ts';
import { type Row, report } from './checkout/report.ts';
import { createSiteStores, type RunningSite, startSite } from './checkout/site.ts';
import { type BenchService, startBenchService } from './environment/bench-service.ts';
import { type BenchEnvironment, runBenchmark } from './environment/run-benchmark.ts';
import { startScript } from './environment/start-script.ts';
import { measuredBroker, measuredService, measuredStores } from './measure/measured-process.ts';

const concurrentBuyers = Number(process.env.BENCH_BUYERS ?? 6);
/** Purchases until compilation no longer lowers the cost, and the time limit for them on a busy machine. */
const warmUp = { purchases: 2_400, ms: 180_000 };
const measureMs = 15_000;
/** The number of courses that a student may own: the cost in commerce grows with earlier purchases. */
const courses = Array.from({ length: 10 }, (_, index) => courseId(index));
/** The measured load is faster than the warm-up, which creates its buyers and compiles the code. */
const maxSpeedUp = 3;
const tracingModes = (process.env.BENCH_TRACING ?? 'off,on').split(',');

const measureSite = async (environment: BenchEnvironment, bench: BenchService, site: RunningSite) => {
  const buyers = createBuyerPool(bench, site, randomBytes(4).toString('hex'));
  const { print } = environment;
  const scenario = { site, buyers, concurrency: concurrentBuyers, courses, print };
  print(`  warm-up with ${warmUp.purchases} purchases`);
  const { perSecond } = await runCheckouts(warmUp.ms, scenario, warmUp.purchases);
  // Created before the measurement, which must not contain their cost.
  await buyers.fill(concurrentBuyers + (maxSpeedUp * perSecond * measureMs) / 1000 / courses.length);
  const processes = [
    ...site.services.map(measuredService),
    ...measuredStores(environment),
    ...measuredBroker(environment),
  ];
  print(`  measurement of ${measureMs / 1000} s`);
  return measureCheckouts(processes, site, () => runCheckouts(measureMs, scenario));
};

await runBenchmark(async (environment) => {
  const stores = await createSiteStores(environment);
  const traces = await startScript(environment, 'traces', 'checkout/otlp-sink.ts');
  const mails = await startScript(environment, 'mails', 'checkout/smtp-sink.ts');
  const bench = await startBenchService(environment);
  const rows: Row[] = [];
  for (const tracing of tracingModes) {
    const settings = {
      SMTP_URL: `smtp://127.0.0.1:${mails.port}`,
      ...(tracing === 'on' && { OTLP_URL: `http://127.0.0.1:${traces.port}` }),
    };
    const site = await startSite(environment, stores, settings);
    const catalogue = site.services.find(({ name }) => name === 'catalogue');
    if (rows.length === 0) await createCourses(bench, `127.0.0.1:${catalogue?.ports.grpc}`);
    environment.print(`  all services run, tracing ${tracing}`);
    rows.push({ tracing, measured: await measureSite(environment, bench, site) });
    await site.stop();
  }
  const payoutsStores = stores['payouts'] ?? {};
  const lag = await measureLag(environment, payoutsStores);
  report(rows, lag, await measurePostgres(environment, toOwnerUrl(payoutsStores['DATABASE_URL'] ?? '')));
});
