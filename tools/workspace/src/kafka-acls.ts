import type { EventDeclarations } from '@sargam/chassis/diagrams';

const allow = (service: string, operations: readonly string[], resource: string): string =>
  [
    'allow',
    `"User:sargam-${service}"`,
    ...operations.map((operation) => `--operation ${operation}`),
    resource,
  ].join(' ');

const topic = (name: string): string => `--topic "\${prefix}${name}"`;

const describeService = ({
  service,
  publishes = [],
  subscribes = [],
  subscribesOnEveryReplica = [],
}: EventDeclarations): string[] => [
  '',
  `# ${service}`,
  // Read for the backup of the topic.
  ...publishes.map(({ name }) => allow(service, ['Create', 'Describe', 'Read', 'Write'], topic(name))),
  ...[...subscribes, ...subscribesOnEveryReplica].map(({ name }) =>
    // A service that starts before the publisher's first event creates the topic.
    allow(service, ['Create', 'Describe', 'Read'], topic(name)),
  ),
  // What a handler cannot handle, and its replay.
  ...subscribes.map(({ name }) =>
    allow(service, ['Create', 'Describe', 'Read', 'Write'], topic(`${name}.dead`)),
  ),
  ...(publishes.length + subscribes.length + subscribesOnEveryReplica.length > 0
    ? [
        allow(
          service,
          ['Describe', 'Read', 'Delete'],
          `--group "\${prefix}${service}." --resource-pattern-type prefixed`,
        ),
      ]
    : []),
];

/** Commands that give each service exactly the rights at Kafka that its events need. */
export const renderKafkaAcls = (services: readonly EventDeclarations[]): string =>
  [
    '#!/bin/sh',
    '# Made by npm run generate from what each service publishes and subscribes to.',
    '# Usage: KAFKA_ACLS="kafka-acls.sh --bootstrap-server broker:9093 --command-config admin.properties" TOPIC_PREFIX= ./acls.sh',
    '# The principal of a service is User:sargam-<service>. An event of money is therefore only from its owner.',
    'set -eu',
    'prefix="${TOPIC_PREFIX:-}"',
    'allow() {',
    '  principal="$1"',
    '  shift',
    '  # Several words: the command with its options.',
    '  ${KAFKA_ACLS:?} --add --allow-principal "$principal" "$@"',
    '}',
    ...services.flatMap(describeService),
    '',
  ].join('\n');
