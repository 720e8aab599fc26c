// npm run bench:checkout: what it costs to buy a course, from the cart to paid and all that follows from it.
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { courseId } from './catalogue/course-number.ts';
import { fillTemplates } from './catalogue/fill.ts';
import { watchedBroker, watchedService, watchedStores } from './catalogue/watched.ts';
import { makeBuyers } from './checkout/buyers.ts';
import { measureLag } from './checkout/outbox-lag.ts';
import { postgresCeiling } from './checkout/postgres-ceiling.ts';
import { type Row, report } from './checkout/report.ts';
import { buyFor, measureBuying, nextOf } from './checkout/scenario.ts';
import { makeStores, type Site, startSite } from './checkout/site.ts';
import { startScript } from './checkout/start-script.ts';
import { type BenchService, openClients } from './world/clients.ts';
import { inWorld, type World } from './world/in-world.ts';

const buyersAtOnce = Number(process.env.BENCH_BUYERS ?? 6);
/** Until its cost falls no more, which the compiler takes long for; on a busy machine so many seconds. */
const warmUp = { purchases: 2_400, ms: 180_000 };
const measureMs = 15_000;
/** As many as a student might own: what commerce looks through grows with what somebody has bought. */
const courses = Array.from({ length: 10 }, (_, index) => courseId(index));
/** More than could buy in that time. */
const people = warmUp.purchases / courses.length + 60;
const tracings = (process.env.BENCH_TRACING ?? 'off,on').split(',');

const measureSite = async (world: World, bench: BenchService, site: Site) => {
  const next = nextOf(await makeBuyers(bench, site, randomBytes(4).toString('hex'), people));
  const shopping = { site, next, atOnce: buyersAtOnce, courses };
  await buyFor(warmUp.ms, shopping, warmUp.purchases);
  const watched = [...site.services.map(watchedService), ...watchedStores(world), ...watchedBroker(world)];
  return measureBuying(watched, site, () => buyFor(measureMs, shopping));
};

await inWorld(async (world) => {
  const stores = await makeStores(world);
  const sink = await startScript(world, 'traces', join(import.meta.dirname, 'checkout/otlp-sink.ts'));
  const mails = await startScript(world, 'mails', join(import.meta.dirname, 'checkout/smtp-sink.ts'));
  const bench = await openClients(world);
  const rows: Row[] = [];
  for (const tracing of tracings) {
    const settings = {
      SMTP_URL: `smtp://127.0.0.1:${mails}`,
      ...(tracing === 'on' && { OTLP_URL: `http://127.0.0.1:${sink}` }),
    };
    const site = await startSite(world, stores, settings);
    const catalogue = site.services.find(({ name }) => name === 'catalogue');
    if (rows.length === 0) await fillTemplates(bench, `127.0.0.1:${catalogue?.ports.grpc}`);
    world.say(`  all services run, tracing ${tracing}`);
    rows.push({ tracing, measured: await measureSite(world, bench, site) });
    await site.stop();
  }
  const own = stores['payouts'] ?? {};
  const lag = await measureLag(world, own);
  report(rows, lag, await postgresCeiling(world, own['DATABASE_URL'] ?? ''));
});
