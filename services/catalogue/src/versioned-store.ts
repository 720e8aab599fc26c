import { isDuplicateKeyError } from '@sargam/chassis/mongo';
import type { MongoOutbox, OutboxEntry } from '@sargam/chassis/outbox';
import type { Model } from 'mongoose';

export interface Versioned {
  readonly id: string;
  readonly version: number;
}

interface VersionedDocument {
  readonly _id: string;
  readonly version: number;
  readonly outbox: readonly OutboxEntry[];
}

interface VersionedMapping<T, E> {
  readonly outbox: MongoOutbox<E>;
  toValue(document: never): T;
  /** The fields to write; without fields that other writes maintain, such as the sales count. */
  toFields(value: T): object;
  toEvent(value: T): E;
}

/** Documents with optimistic concurrency control. Each update stores its event in the same write. */
export interface VersionedStore<T> {
  find(id: string): Promise<T | undefined>;
  all(): AsyncIterable<T>;
  /** Saves the result of `change` with its event; saves nothing and returns undefined where `change` returns undefined. */
  update(id: string, change: (current: T | undefined) => T | undefined): Promise<T | undefined>;
}

const maxAttempts = 10;

/** False if a document with this id exists. */
const insertNew = async (model: Model<VersionedDocument>, document: object): Promise<boolean> => {
  try {
    await model.create(document);
    return true;
  } catch (error) {
    if (isDuplicateKeyError(error)) return false;
    throw error;
  }
};

/** A write succeeds only over the version that was read. Of two concurrent updates, the second reads again. */
export const openVersionedStore = <T extends Versioned, D extends VersionedDocument, E>(
  typedModel: Model<D>,
  { outbox, toValue, toFields, toEvent }: VersionedMapping<T, E>,
): VersionedStore<T> => {
  const model = typedModel as unknown as Model<VersionedDocument>;

  const find = async (id: string): Promise<T | undefined> => {
    const document = await model.findById(id).lean();
    return document ? toValue(document as never) : undefined;
  };

  const write = async (current: T | undefined, next: T): Promise<boolean> => {
    const entry = outbox.createEntry(toEvent(next));
    if (!current) return insertNew(model, { ...toFields(next), _id: next.id, outbox: [entry] });
    const at = { _id: next.id, version: current.version };
    const { modifiedCount } = await model.updateOne(at, {
      $set: toFields(next),
      $push: { outbox: entry },
    });
    return modifiedCount === 1;
  };

  return {
    find,
    async *all() {
      for await (const document of model.find().lean().cursor()) yield toValue(document as never);
    },
    update: async (id, change) => {
      for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
        const current = await find(id);
        const changed = change(current);
        if (!changed) return undefined;
        const next = { ...changed, version: (current?.version ?? 0) + 1 };
        if (!(await write(current, next))) continue;
        await outbox.publishPending(id);
        return next;
      }
      throw new Error(`${id} has too many concurrent updates`);
    },
  };
};
