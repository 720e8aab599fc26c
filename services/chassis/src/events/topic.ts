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

/** `defineTopic('commerce.orders.v1', OrderEvent)`: one declaration, shared by who announces and who listens. */
export const defineTopic = <E extends object>(name: string, codec: MessageCodec<E>): Topic<E> => ({
  name,
  encode: (event) => codec.encode(event).finish(),
  decode: (bytes) => codec.decode(bytes),
  typeOf: (event: Cased) => event.event?.$case ?? '',
});
