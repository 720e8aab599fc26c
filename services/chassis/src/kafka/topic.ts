/** What ts-proto generates beside a message: its bytes, both ways. */
export interface MessageCodec<E> {
  encode(message: E): { finish(): Uint8Array };
  decode(bytes: Uint8Array): E;
}

/** A topic carries one kind of message, `message XEvent { oneof event { … } }`, keyed by its aggregate's id. */
export interface Topic<E> {
  readonly name: string;
  readonly encode: (event: E) => Uint8Array;
  readonly decode: (bytes: Uint8Array) => E;
  /** Which of the oneof's cases the event is, such as `orderPaid`. */
  readonly typeOf: (event: E) => string;
}

/** The names of the cases of a topic's message. */
export type CaseOf<E> = E extends { event?: infer Cases }
  ? Cases extends { $case: infer Name extends string }
    ? Name
    : never
  : never;

interface Cased {
  readonly event?: { readonly $case?: string } | undefined;
}

/** A topic with what the service that tells it says of it: the README's list of events is drawn from this. */
export interface PublishedTopic<E> extends Topic<E> {
  /** Whose events come in order, such as `order`. */
  readonly key: string;
  /** What each case tells. */
  readonly publishes: Readonly<Record<CaseOf<E>, string>>;
}

/** A topic with the cases that matter to a service: the others are passed over unread, and are not remembered. */
export interface SubscribedTopic<E> extends Topic<E> {
  /** What follows here from each case; the README's list is drawn from this. */
  readonly subscribes: Readonly<Partial<Record<CaseOf<E>, string>>>;
}

/** `defineTopic('commerce.orders.v1', OrderEvent)`: one declaration, shared by who announces and who listens. */
export const defineTopic = <E extends object>(name: string, codec: MessageCodec<E>): Topic<E> => ({
  name,
  encode: (event) => codec.encode(event).finish(),
  decode: (bytes) => codec.decode(bytes),
  typeOf: (event: Cased) => event.event?.$case ?? '',
});

/** The topic as its own service declares it: the events of a key come in their order. */
export const publishes = <E>(
  topic: Topic<E>,
  key: string,
  cases: PublishedTopic<E>['publishes'],
): PublishedTopic<E> => ({
  ...topic,
  key,
  publishes: cases,
});

/** The topic as a service declares it that listens to it. */
export const subscribes = <E>(
  topic: Topic<E>,
  cases: SubscribedTopic<E>['subscribes'],
): SubscribedTopic<E> => ({
  ...topic,
  subscribes: cases,
});
