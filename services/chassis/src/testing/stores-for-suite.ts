import { logLevel } from 'kafkajs';
import { Client } from 'minio';
import mongoose from 'mongoose';
import { withAdmin } from '../kafka/admin.ts';
import { Kafka } from '../kafka/patched-kafkajs.ts';

/** One isolated store: its environment variables, and its removal. */
export interface IsolatedStore {
  readonly env: Readonly<Record<string, string>>;
  drop(): Promise<void>;
}

export const createMongoDatabaseForSuite = async (server: string, name: string): Promise<IsolatedStore> => {
  const url = Object.assign(new URL(server), { pathname: `/${name}` }).href;
  return {
    env: { MONGO_URL: url },
    async drop() {
      const connection = await mongoose.createConnection(url).asPromise();
      await connection.dropDatabase();
      await connection.close();
    },
  };
};

export const createTopicsForSuite = async (brokers: string, name: string): Promise<IsolatedStore> => {
  const prefix = `${name}.`;
  return {
    // Few partitions: many suites share one small broker.
    env: { KAFKA_BROKERS: brokers, TOPIC_PREFIX: prefix, KAFKA_PARTITIONS: '2' },
    async drop() {
      const kafka = new Kafka({ brokers: brokers.split(','), logLevel: logLevel.NOTHING });
      await withAdmin(kafka, async (admin) => {
        const { groups } = await admin.listGroups();
        const suiteGroups = groups
          .map(({ groupId }) => groupId)
          .filter((groupId) => groupId.startsWith(prefix));
        // Kafka does not delete a group that still has a member; the group becomes empty and expires at the broker.
        await admin.deleteGroups(suiteGroups).catch(() => undefined);
        const topics = (await admin.listTopics()).filter((topic) => topic.startsWith(prefix));
        if (topics.length > 0) await admin.deleteTopics({ topics });
      });
    },
  };
};

export const createBucketsForSuite = async (
  endpoint: string,
  accessKey: string,
  secretKey: string,
  name: string,
): Promise<IsolatedStore> => ({
  env: { S3_ENDPOINT: endpoint, S3_ACCESS_KEY: accessKey, S3_SECRET_KEY: secretKey, S3_BUCKET_PREFIX: name },
  async drop() {
    const { protocol, hostname, port } = new URL(endpoint);
    const client = new Client({
      endPoint: hostname,
      port: Number(port),
      useSSL: protocol === 'https:',
      accessKey,
      secretKey,
    });
    const buckets = (await client.listBuckets()).filter((bucket) => bucket.name.startsWith(name));
    for (const bucket of buckets) {
      const keys: string[] = [];
      for await (const object of client.listObjectsV2(bucket.name, '', true))
        keys.push((object as { name: string }).name);
      await client.removeObjects(bucket.name, keys);
      await client.removeBucket(bucket.name);
    }
  },
});
