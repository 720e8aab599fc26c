import type { EventMeta } from './event-record.ts';

/** The codec that ts-proto generates for a message. */
export interface MessageCodec<E> {
  encode(message: E): { finish(): Uint8Array };
  decode(bytes: Uint8Array): E;
}

/** A topic carries one message type, `message XEvent { oneof event { … } }`, with the aggregate's id as key. */
export interface Topic<E> {
  readonly name: string;
  readonly encode: (event: E) => Uint8Array;
  readonly decode: (bytes: Uint8Array) => E;
  /** The case of the oneof, such as `orderPaid`. */
  readonly typeOf: (event: E) => string;
}

/** The names of the oneof's cases. */
export type CaseOf<E> = E extends { event?: infer Cases }
  ? Cases extends { $case: infer Name extends string }
    ? Name
    : never
  : never;

/** The message inside a case. */
type ValueOf<E, Name> = E extends { event?: infer Cases }
  ? Extract<Cases, { readonly $case: Name }> extends { readonly value: infer Value }
    ? Value
    : never
  : never;

/** A handler for each declared case of a topic. `Work` is what a handler writes with, such as a transaction. */
export type EventHandlers<E, Name extends CaseOf<E>, Work = void> = {
  readonly [Case in Name]: (value: ValueOf<E, Case>, meta: EventMeta, work: Work) => Promise<void>;
};

/** An event of a declared case, as a handler of many events gets it. */
export type DeliveredEvent<E, Name extends CaseOf<E>> = {
  readonly [Case in Name]: {
    readonly $case: Case;
    readonly value: ValueOf<E, Case>;
    readonly meta: EventMeta;
  };
}[Name];

/** Handles many events at once, in their order. Its effect is the same however the events are divided into calls. */
export type BulkHandler<E, Name extends CaseOf<E>, Work = void> = (
  events: readonly DeliveredEvent<E, Name>[],
  work: Work,
) => Promise<void>;

/** The handler of many events that a declared topic needs. */
export type BulkHandlerOf<T, Work = void> =
  T extends SubscribedTopic<infer E, infer Name> ? BulkHandler<E, Name, Work> : never;

/** The handlers that a declared topic needs. */
export type HandlersOf<T, Work = void> =
  T extends SubscribedTopic<infer E, infer Name> ? EventHandlers<E, Name, Work> : never;

/** An event as every codec of a topic decodes it. */
export interface EventWithCase {
  readonly event?: { readonly $case?: string; readonly value?: unknown } | undefined;
}

/** A topic as its publisher declares it; the README's event tables are generated from this. */
export interface PublishedTopic<E> extends Topic<E> {
  /** The aggregate whose id is the key, such as `order`. Events with one key keep their order. */
  readonly key: string;
  /** The meaning of each case. */
  readonly publishes: Readonly<Record<CaseOf<E>, string>>;
}

/** A topic as a subscriber declares it: other cases are skipped and not written to the inbox. */
export interface SubscribedTopic<E, Name extends CaseOf<E> = CaseOf<E>> extends Topic<E> {
  /** The effect of each case; the README's event tables are generated from this. */
  readonly subscribes: Readonly<Record<Name, string>>;
}

/** `defineTopic('commerce.orders.v1', OrderEvent)`: publisher and subscribers use the same declaration. */
export const defineTopic = <E extends object>(name: string, codec: MessageCodec<E>): Topic<E> => ({
  name,
  encode: (event) => codec.encode(event).finish(),
  decode: (bytes) => codec.decode(bytes),
  typeOf: (event: EventWithCase) => event.event?.$case ?? '',
});

/** Declares a topic that this service publishes to. */
export const publishes = <E>(
  topic: Topic<E>,
  key: string,
  cases: PublishedTopic<E>['publishes'],
): PublishedTopic<E> => ({
  ...topic,
  key,
  publishes: cases,
});

/** Declares the cases of a topic that this service subscribes to. `consume` requires a handler for each. */
export const subscribes = <E, Name extends CaseOf<E>>(
  topic: Topic<E>,
  cases: Readonly<Record<Name, string>>,
): SubscribedTopic<E, Name> => ({
  ...topic,
  subscribes: cases,
});

/** The handler of many events as handlers of one event. */
export const toHandlers = <E, Name extends CaseOf<E>, Work>(
  topic: SubscribedTopic<E, Name>,
  handleMany: BulkHandler<E, Name, Work>,
): EventHandlers<E, Name, Work> => {
  const handlerOf = ($case: string) => (value: unknown, meta: EventMeta, work: Work) =>
    handleMany([{ $case, value, meta } as DeliveredEvent<E, Name>], work);
  return Object.fromEntries(
    Object.keys(topic.subscribes).map((name) => [name, handlerOf(name)]),
  ) as unknown as EventHandlers<E, Name, Work>;
};
