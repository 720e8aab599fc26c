import type { openMongo } from '@sargam/chassis/mongo';
import { copyCourses, createCourses, createFreebies } from '../../catalogue/fill-catalogue.ts';
import type { RunningSite } from '../../checkout/site.ts';
import { startBenchService } from '../../environment/bench-service.ts';
import type { BenchEnvironment } from '../../environment/run-benchmark.ts';
import { startPart } from '../../environment/start-part.ts';
import { type Growth, rowId } from '../sizes.ts';

type Mongo = Awaited<ReturnType<typeof openMongo>>;
type Document = { _id: string; [field: string]: unknown };

const batchSize = 1_000;

/** Inserts copies of the first documents with their own ids and names until the collection has `to` of them. */
const copyDocuments = async (
  connection: Mongo,
  name: string,
  to: number,
  fieldsOf: (index: number) => Document,
): Promise<void> => {
  const collection = connection.collection<Document>(name);
  const templates = await collection.find({}, { sort: { _id: 1 }, limit: 20 }).toArray();
  for (let start = await collection.countDocuments(); start < to; start += batchSize) {
    const count = Math.min(batchSize, to - start);
    const copies = Array.from({ length: count }, (_, index) => ({
      ...templates[(start + index) % templates.length],
      outbox: [],
      pendingAudit: [],
      ...fieldsOf(start + index),
    }));
    await collection.insertMany(copies);
  }
};

/** Creates the documents that are copied, by the calls of the catalogue. */
export const createTemplates = async (
  environment: BenchEnvironment,
  stores: RunningSite['stores'],
): Promise<void> => {
  const part = environment.services.find(({ name }) => name === 'catalogue');
  if (!part) throw new Error('the catalogue does not exist');
  const catalogue = await startPart(environment, part, stores['catalogue'] ?? {});
  const bench = await startBenchService(environment);
  await createCourses(bench, `127.0.0.1:${catalogue.ports.grpc}`);
  await createFreebies(bench, `127.0.0.1:${catalogue.ports.grpc}`);
  await catalogue.stop();
};

/** Copies of the courses, instructors and freebies that the catalogue's calls created. */
export const fillCatalogue = async (connection: Mongo, { to }: Growth): Promise<void> => {
  await copyCourses(connection, 0, to.courses, to.instructors);
  await copyDocuments(connection, 'instructors', to.instructors, (index) => ({
    _id: rowId('P', index),
    name: { en: `Teacher ${index}`, bn: `শিক্ষক ${index}` },
  }));
  await copyDocuments(connection, 'freebies', to.courses / 40, (index) => ({ _id: rowId('F', index) }));
};
