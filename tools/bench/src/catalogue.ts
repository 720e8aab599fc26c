// npm run bench:catalogue: what a course list, a course page and a search cost, from the gateway to the store.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openMongo } from '@sargam/chassis/mongo';
import {
  completeCourses,
  copyCourses,
  createCourses,
  createFreebies,
  createLessons,
} from './catalogue/fill-catalogue.ts';
import {
  type Measurement,
  measureFirstRequests,
  measurePaths,
  waitUntilIdle,
} from './catalogue/measure-requests.ts';
import { type Row, report } from './catalogue/report.ts';
import { courseId } from './catalogue/sample-courses.ts';
import { searchPaths } from './catalogue/search-paths.ts';
import { startBenchService } from './environment/bench-service.ts';
import { cpuMs, residentMb } from './environment/process-usage.ts';
import { type BenchEnvironment, runBenchmark } from './environment/run-benchmark.ts';
import { createStores, noRateLimits, startPart } from './environment/start-part.ts';
import { startScript } from './environment/start-script.ts';
import { measuredService, measuredStores } from './measure/measured-process.ts';

const sizes = (process.env.BENCH_COURSES ?? '1000,20000').split(',').map(Number);

const listPath = '/api/v1/course/?limit=20';
const detailPath = (n: number): string => `/api/v1/course/${courseId(n % completeCourses)}/`;

const searchPath = (n: number): string => searchPaths[n % searchPaths.length] ?? '';
/** One half of the searches warms the code up; the other half is measured on its first request. */
const [warmUpPaths, measuredPaths] = [0, 1].map((half) => searchPaths.filter((_, n) => n % 2 === half)) as [
  string[],
  string[],
];

const findPart = ({ services }: BenchEnvironment, name: string) => {
  const part = services.find((each) => each.name === name);
  if (!part) throw new Error(`service ${name} does not exist`);
  return part;
};

const fetchBytes = async (port: number, path: string): Promise<Buffer> => {
  const response = await fetch(`http://127.0.0.1:${port}${path}`);
  if (!response.ok) throw new Error(`${path} returned status ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
};

/** A node server that returns the same bytes from memory. */
const measureBaseline = async (environment: BenchEnvironment, port: number): Promise<readonly Row[]> => {
  const paths = { 'list of 20': listPath, detail: detailPath(0), search: searchPath(0) } as const;
  const rows: Row[] = [];
  for (const [name, path] of Object.entries(paths) as [keyof typeof paths, string][]) {
    const shortName = name.slice(0, 4);
    const file = join(environment.run.home.data, `${shortName}.json`);
    writeFileSync(file, await fetchBytes(port, path));
    const server = await startScript(environment, `bare-${shortName}`, 'catalogue/bare-server.ts', {
      flags: ['--max-semi-space-size=1'],
      args: [file],
    });
    const measured = { name: 'node', kind: 'gateway', cpuMs: () => cpuMs(server.pid) } as const;
    rows.push({ name, courses: 0, ...(await measurePaths(server.port, () => '/', [measured])) });
  }
  return rows;
};

await runBenchmark(async (environment) => {
  const part = findPart(environment, 'catalogue');
  const stores = await createStores(environment, part);
  const learningPart = findPart(environment, 'learning');
  const learningStores = await createStores(environment, learningPart);
  const learning = await startPart(environment, learningPart, learningStores);
  const gateway = await startPart(environment, findPart(environment, 'api-gateway'), noRateLimits);
  const port = gateway.ports.http ?? 0;
  const bench = await startBenchService(environment, { ...stores, ...learningStores });
  const connection = await openMongo(bench);

  let catalogue = await startPart(environment, part, stores);
  await createCourses(bench, `127.0.0.1:${catalogue.ports.grpc}`);
  await createFreebies(bench, `127.0.0.1:${catalogue.ports.grpc}`);
  await createLessons(bench, `127.0.0.1:${learning.ports.grpc}`);

  const rows: Row[] = [];
  let storedCourses = 0;
  for (const courses of sizes) {
    await catalogue.stop();
    const startedAt = Date.now();
    await copyCourses(connection, storedCourses, courses);
    environment.print(`  ${courses} courses stored in ${Math.round((Date.now() - startedAt) / 1000)} s`);
    storedCourses = courses;
    catalogue = await startPart(environment, part, stores);
    environment.print(
      `  catalogue with ${courses} courses: ${catalogue.cpuToReadyMs} ms of CPU to ready, ${Math.round(residentMb(catalogue.pid))} MB`,
    );
    const processes = [
      ...[gateway, catalogue, learning].map(measuredService),
      ...measuredStores(environment),
    ];
    await waitUntilIdle(processes);
    const measure = async (name: Row['name'], run: () => Promise<Measurement>): Promise<void> => {
      rows.push({ name, courses, ...(await run()) });
      environment.print(`  ${name} measured with ${courses} courses`);
    };
    await measure('list of 20', () => measurePaths(port, () => listPath, processes));
    await measure('detail', () => measurePaths(port, detailPath, processes));
    const firstPaths = { others: warmUpPaths, paths: measuredPaths };
    await measure('search, first', () => measureFirstRequests(port, firstPaths, processes));
    await measure('search', () => measurePaths(port, searchPath, processes));
  }
  report([...rows, ...(await measureBaseline(environment, port))]);
});
