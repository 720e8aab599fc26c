import type { AuditedChange, MongoAudit, PendingAuditEntry } from '@sargam/chassis/audit';
import { domainError } from '@sargam/chassis/errors';
import { isDuplicateKeyError } from '@sargam/chassis/mongo';
import type { MongoOutbox } from '@sargam/chassis/outbox';
import type { Model } from 'mongoose';

export interface Versioned {
  readonly id: string;
  readonly version: number;
}

/**
 * Refuses a change that is based on another version than the current one.
 * @param basedOnVersion 0: not checked
 */
export const requireVersion = (current: Versioned | undefined, basedOnVersion: number): void => {
  if (basedOnVersion !== 0) requireSameVersion(current, basedOnVersion);
};

/** Refuses a change that names no version, or another one than the current one. */
export const requireSameVersion = (current: Versioned | undefined, basedOnVersion: number): void => {
  if (current?.version === basedOnVersion) return;
  throw domainError.conflict(
    'version-outdated',
    'Another person has changed this in the meantime. Look at the present state and try again.',
  );
};

interface VersionedDocument {
  readonly _id: string;
  readonly version: number;
  readonly pendingAudit: readonly PendingAuditEntry[];
}

interface VersionedMapping<T, E> {
  readonly audit: MongoAudit;
  /** The kind of target in audit entries. */
  readonly targetKind: string;
  toValue(document: never): T;
  /** The fields to write; without fields that other writes maintain, such as the sales count. */
  toFields(value: T): object;
  /** Documents without events have no outbox. */
  readonly events?: {
    readonly outbox: MongoOutbox<E>;
    toEvents(next: T, current: T | undefined): readonly E[];
  };
}

/** Documents with optimistic concurrency control. Each update stores its events and its audit entry in the same write. */
export interface VersionedStore<T> {
  find(id: string): Promise<T | undefined>;
  all(): AsyncIterable<T>;
  /**
   * Saves the result of `change` with its events; saves nothing and returns undefined if `change` returns undefined.
   * `action` is the name of the called method, for the audit entry.
   */
  update(
    action: string,
    id: string,
    change: (current: T | undefined) => T | undefined,
  ): Promise<T | undefined>;
  remove(action: string, id: string): Promise<void>;
}

const maxAttempts = 10;

/** Audited fields as JSON values: a price is a number. Version, times and the earlier state are no change that staff makes. */
const toAuditedFields = (fields: object): Record<string, unknown> => {
  const {
    version: _,
    createdAt: __,
    textsChangedAt: ___,
    wasPublished: ____,
    ...audited
  } = fields as Record<string, unknown>;
  return JSON.parse(
    JSON.stringify(audited, (_key, value) => (typeof value === 'bigint' ? Number(value) : value)),
  );
};

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

/** Runs `attempt` until it returns a result other than 'outdated'. */
const retryOutdated = async <R>(id: string, attempt: () => Promise<R | 'outdated'>): Promise<R> => {
  for (let count = 0; count < maxAttempts; count += 1) {
    const result = await attempt();
    if (result !== 'outdated') return result;
  }
  throw new Error(`${id} has too many concurrent updates`);
};

const toChange = <T, E>(
  { targetKind, toFields }: VersionedMapping<T, E>,
  { action, id: targetId }: { readonly action: string; readonly id: string },
  before: T | undefined,
  after: T | undefined,
): AuditedChange => ({
  action,
  targetKind,
  targetId,
  before: before && toAuditedFields(toFields(before)),
  after: after && toAuditedFields(toFields(after)),
});

/** Writes the next version over the version that was read. False if another write came first. */
const write = async <T extends Versioned, E>(
  model: Model<VersionedDocument>,
  mapping: VersionedMapping<T, E>,
  { action, current, next }: { readonly action: string; readonly current: T | undefined; readonly next: T },
): Promise<boolean> => {
  const { audit, events, toFields } = mapping;
  const entries = {
    ...(events && { outbox: events.toEvents(next, current).map(events.outbox.createEntry) }),
    pendingAudit: audit.createEntries(toChange(mapping, { action, id: next.id }, current, next)),
  };
  if (!current) return insertNew(model, { ...toFields(next), _id: next.id, ...entries });
  const $push = Object.fromEntries(Object.entries(entries).map(([field, $each]) => [field, { $each }]));
  const at = { _id: next.id, version: current.version };
  const { modifiedCount } = await model.updateOne(at, { $set: toFields(next), $push });
  return modifiedCount === 1;
};

/** Of two concurrent updates, the second reads again. */
export const openVersionedStore = <T extends Versioned, D extends VersionedDocument, E = never>(
  typedModel: Model<D>,
  mapping: VersionedMapping<T, E>,
): VersionedStore<T> => {
  const model = typedModel as unknown as Model<VersionedDocument>;
  const { audit, events, toValue } = mapping;

  const find = async (id: string): Promise<T | undefined> => {
    const document = await model.findById(id).lean();
    return document ? toValue(document as never) : undefined;
  };

  return {
    find,
    async *all() {
      for await (const document of model.find().lean().cursor()) yield toValue(document as never);
    },
    update: (action, id, change) =>
      retryOutdated(id, async () => {
        const current = await find(id);
        const changed = change(current);
        if (!changed) return undefined;
        const next = { ...changed, version: (current?.version ?? 0) + 1 };
        if (!(await write(model, mapping, { action, current, next }))) return 'outdated';
        await Promise.all([events?.outbox.publishPending(id), audit.movePending(id)]);
        return next;
      }),
    remove: (action, id) =>
      retryOutdated(id, async () => {
        const current = await find(id);
        if (!current) return undefined;
        const at = { _id: id, version: current.version };
        const isDeleted = await audit.deleteAudited(
          at,
          toChange(mapping, { action, id }, current, undefined),
        );
        return isDeleted ? undefined : 'outdated';
      }),
  };
};
