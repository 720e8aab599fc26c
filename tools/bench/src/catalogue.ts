// npm run bench:catalogue: what a course list, a course page and a search cost, from the gateway to the store.

import { openMongo } from '@sargam/chassis/mongo';
import { courseId } from './catalogue/course-number.ts';
import { copyTemplates, fillFreebies, fillLessons, fillTemplates, wholeCourses } from './catalogue/fill.ts';
import { searchPaths } from './catalogue/queries.ts';
import { type Row, report } from './catalogue/report.ts';
import { measure, measureOnce, untilQuiet } from './catalogue/scenario.ts';
import { startBare } from './catalogue/start-bare.ts';
import { watchedService, watchedStores } from './catalogue/watched.ts';
import { cpuMs, residentMb } from './measure/process-facts.ts';
import { openClients } from './world/clients.ts';
import { inWorld, type World } from './world/in-world.ts';
import { ownStores, startedIn, withoutLimits } from './world/start-service.ts';

const sizes = (process.env.BENCH_COURSES ?? '1000,20000').split(',').map(Number);

const listPath = '/api/v1/course/?limit=20';
const detailPath = (n: number): string => `/api/v1/course/${courseId(n % wholeCourses)}/`;

const searchPath = (n: number): string => searchPaths[n % searchPaths.length] ?? '';
/** Every other one is asked for to warm up, the rest then for the first time. */
const [others, paths] = [0, 1].map((half) => searchPaths.filter((_, n) => n % 2 === half)) as [
  string[],
  string[],
];

const partNamed = ({ services }: World, name: string) => {
  const part = services.find((each) => each.name === name);
  if (!part) throw new Error(`there is no service ${name}`);
  return part;
};

const bytesOf = async (port: number, path: string): Promise<Buffer> => {
  const response = await fetch(`http://127.0.0.1:${port}${path}`);
  if (!response.ok) throw new Error(`${path} was answered with ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
};

await inWorld(async (world) => {
  const part = partNamed(world, 'catalogue');
  const stores = await ownStores(world, part);
  const learningPart = partNamed(world, 'learning');
  const learningStores = await ownStores(world, learningPart);
  const learning = await startedIn(world, learningPart, learningStores);
  const gateway = await startedIn(world, partNamed(world, 'api-gateway'), withoutLimits);
  const port = gateway.ports.http ?? 0;
  const bench = await openClients(world, { ...stores, ...learningStores });
  const connection = await openMongo(bench);

  let catalogue = await startedIn(world, part, stores);
  await fillTemplates(bench, `127.0.0.1:${catalogue.ports.grpc}`);
  await fillFreebies(bench, `127.0.0.1:${catalogue.ports.grpc}`);
  await fillLessons(bench, `127.0.0.1:${learning.ports.grpc}`);

  const rows: Row[] = [];
  let filled = 0;
  for (const courses of sizes) {
    await catalogue.stop();
    const since = Date.now();
    await copyTemplates(connection, filled, courses);
    world.say(`  ${courses} courses stored in ${Math.round((Date.now() - since) / 1000)} s`);
    filled = courses;
    catalogue = await startedIn(world, part, stores);
    world.say(
      `  catalogue with ${courses} courses: ${catalogue.cpuToReadyMs} ms of CPU to ready, ${Math.round(residentMb(catalogue.pid))} MB`,
    );
    const watched = [...[gateway, catalogue, learning].map(watchedService), ...watchedStores(world)];
    await untilQuiet(watched);
    rows.push({ name: 'list of 20', courses, ...(await measure(port, () => listPath, watched)) });
    rows.push({ name: 'detail', courses, ...(await measure(port, detailPath, watched)) });
    rows.push({
      name: 'search, first',
      courses,
      ...(await measureOnce(port, { others, paths }, watched)),
    });
    rows.push({ name: 'search', courses, ...(await measure(port, searchPath, watched)) });
  }
  for (const [name, path] of [
    ['list of 20', listPath],
    ['detail', detailPath(0)],
    ['search', searchPath(0)],
  ] as const) {
    const bare = await startBare(world, name.slice(0, 4), await bytesOf(port, path));
    const itself = { name: 'node', kind: 'gateway', cpuMs: () => cpuMs(bare.pid) } as const;
    rows.push({ name, courses: 0, ...(await measure(bare.port, () => '/', [itself])) });
  }
  report(rows);
});
