import type { DescribedPart } from './chart-part.ts';
import { renderSchema, renderValues, type ValueGroup, type ValueTree } from './value-tree.ts';

const server = (comment: string, image: string, user: number, memory: string): ValueGroup => ({
  comment,
  group: {
    image: { comment: 'Image', value: image },
    user: { comment: 'User and group id of the process', value: user },
    memory: { comment: 'Memory limit', value: memory },
  },
});

const values: ValueTree = {
  firstAdminPassword: { comment: 'Password of the first admin; empty: a random one', value: '' },
  persistence: {
    comment: 'Volumes of the servers',
    group: {
      enabled: { comment: 'Without it, the data is lost with the pod', value: true },
      size: { comment: 'Size of each volume', value: '2Gi' },
    },
  },
  postgres: server('PostgreSQL', 'docker.io/library/postgres:17', 999, '512Mi'),
  mongo: server('MongoDB', 'docker.io/library/mongo:7', 999, '768Mi'),
  redis: server('Redis', 'docker.io/library/redis:7', 999, '128Mi'),
  kafka: server('Kafka', 'docker.io/apache/kafka:4.1.0', 1000, '1Gi'),
  s3: server('MinIO', 'docker.io/minio/minio:RELEASE.2025-04-22T22-12-26Z', 1000, '512Mi'),
  mail: server('Mailpit, a mail inbox with a web page', 'docker.io/axllent/mailpit:v1.27', 1000, '128Mi'),
};

/** The generated files of charts/sargam-backing: its values, and the stores of each service. */
export const backingFiles = (parts: readonly DescribedPart[]): Record<string, string> => {
  const services = parts
    .filter(({ part }) => part.kind === 'service')
    .map(({ part: { name, needs, settings } }) => ({
      name,
      needs,
      firstAdmin: 'firstAdminEmail' in settings,
    }));
  return {
    'charts/sargam-backing/values.yaml': renderValues(
      'Images of the servers. npm run generate writes this file.',
      values,
    ),
    'charts/sargam-backing/values.schema.json': renderSchema(values),
    'charts/sargam-backing/services.json': `${JSON.stringify({ services }, null, 2)}\n`,
  };
};
