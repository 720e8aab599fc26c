import type { EventDeclarations } from '@sargam/chassis/diagrams';

type Topic = NonNullable<EventDeclarations['publishes']>[number];
type Subscription = NonNullable<EventDeclarations['subscribes']>[number];

const channelOf = (topic: string) => ({ $ref: `#/channels/${topic}` });
const messageOf = (topic: string, event: string) => ({ $ref: `#/channels/${topic}/messages/${event}` });

const describeChannel = ({ name, key, publishes }: Topic) => ({
  address: name,
  messages: Object.fromEntries(
    Object.entries(publishes).map(([event, meaning]) => [
      event,
      {
        summary: meaning,
        contentType: 'application/x-protobuf',
        headers: { $ref: '#/components/schemas/headers' },
        bindings: { kafka: { key: { type: 'string', description: `The id of the ${key}` } } },
      },
    ]),
  ),
});

const describeSending = ({ name, publishes }: Topic) => ({
  action: 'send',
  channel: channelOf(name),
  messages: Object.keys(publishes).map((event) => messageOf(name, event)),
});

const describeReceiving = (
  { name, subscribes }: Subscription,
  service: string,
  isOnEveryReplica: boolean,
) => ({
  action: 'receive',
  channel: channelOf(name),
  messages: Object.keys(subscribes).map((event) => messageOf(name, event)),
  description: Object.entries(subscribes)
    .map(([event, effect]) => `${event}: ${effect}`)
    .join('; '),
  ...(!isOnEveryReplica && {
    bindings: { kafka: { groupId: { type: 'string', const: `${service}.${name}` } } },
  }),
});

const describeOperations = ({
  service,
  publishes = [],
  subscribes = [],
  subscribesOnEveryReplica = [],
}: EventDeclarations) => [
  ...publishes.map((topic) => [`${service}-publishes-${topic.name}`, describeSending(topic)] as const),
  ...subscribes.map(
    (topic) => [`${service}-handles-${topic.name}`, describeReceiving(topic, service, false)] as const,
  ),
  ...subscribesOnEveryReplica.map(
    (topic) => [`${service}-replicas-handle-${topic.name}`, describeReceiving(topic, service, true)] as const,
  ),
];

const headers = {
  type: 'object',
  required: ['id', 'type', 'occurred-at'],
  properties: {
    id: { type: 'string', description: 'Unique per event; a repeated delivery has the same' },
    type: { type: 'string', description: 'The case of the message' },
    'occurred-at': { type: 'string', format: 'date-time' },
    traceparent: { type: 'string', description: 'W3C trace context' },
  },
};

/** The events of all services as an AsyncAPI 3 document. The messages are in the protos of this repository. */
export const renderAsyncApi = (services: readonly EventDeclarations[]): string => {
  const topics = services.flatMap(({ publishes = [] }) => publishes);
  const document = {
    asyncapi: '3.0.0',
    info: {
      title: 'Events of Sargam',
      version: '1',
      description:
        'Made by npm run generate. Topics are delivered at least once and in the order of their key; each message is one case of the proto message of its topic (proto/README.md).',
    },
    defaultContentType: 'application/x-protobuf',
    channels: Object.fromEntries(topics.map((topic) => [topic.name, describeChannel(topic)])),
    operations: Object.fromEntries(services.flatMap(describeOperations)),
    components: { schemas: { headers } },
  };
  return `${JSON.stringify(document, null, 2)}\n`;
};
