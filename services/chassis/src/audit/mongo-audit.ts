import type { Model } from 'mongoose';
import type { Service } from '../service/index.ts';
import type { AuditedChange } from './audit-entry.ts';
import {
  auditLogModel,
  createPendingAudit,
  insertAuditEntries,
  type PendingAuditEntry,
} from './mongo-audit-log.ts';

/** A document whose changes are audited. */
export interface WithPendingAudit {
  readonly _id: string;
  readonly pendingAudit: readonly PendingAuditEntry[];
}

/** The audit entries of one model's documents. */
export interface MongoAudit {
  /**
   * The entry to write with its change: `{ $set: …, $push: { pendingAudit: { $each: audit.createEntries(change) } } }`.
   * Empty if no field differs. The actor is the caller of the current call.
   * @throws Error without a caller: a change that nobody made has no entry.
   */
  createEntries(change: AuditedChange): PendingAuditEntry[];
  /** Inserts the document with its entry, unless a document with its id exists. */
  insertAudited(document: { readonly _id: string }, creation: AuditedChange): Promise<void>;
  /** Moves the document's entries. Never rejects: after a failure a later run moves them. */
  movePending(id: string): Promise<void>;
  /**
   * Writes the entry of a deletion into the matching document, and deletes the document after its entries are moved. After a
   * crash in between the next run moves and deletes. False if no document matches or if its deletion was written before.
   */
  deleteAudited(filter: { readonly _id: string }, deletion: AuditedChange): Promise<boolean>;
  moveAllPending(): Promise<void>;
}

const MOVE_ALL_MS = 60_000;

/** An entry is inserted before it is removed from its document, and its id is the key: a repeat inserts nothing. */
const createMover = (documents: Model<WithPendingAudit>) => {
  const auditLog = auditLogModel(documents.db);

  /** Removes moved entries, or the document. False if the document has a new entry, so that it is not deleted yet. */
  const removeMoved = async (id: string, moved: readonly PendingAuditEntry[]): Promise<boolean> => {
    const ids = moved.map((entry) => entry.id);
    if (!moved.some(({ deletesDocument }) => deletesDocument)) {
      await documents.updateOne({ _id: id }, { $pull: { pendingAudit: { id: { $in: ids } } } });
      return true;
    }
    const hasNewEntry = { $elemMatch: { id: { $nin: ids } } };
    await documents.deleteOne({ _id: id, pendingAudit: { $not: hasNewEntry } });
    return (await documents.exists({ _id: id })) === null;
  };
  const moveDocument = async (id: string): Promise<void> => {
    const found = await documents.findById(id).select('pendingAudit').lean();
    if (!found?.pendingAudit?.length) return;
    await insertAuditEntries(auditLog, found.pendingAudit);
    // After a crash before this line the entries are inserted again, with the same ids.
    if (!(await removeMoved(id, found.pendingAudit))) await moveDocument(id);
  };
  const moveAllPending = async (): Promise<void> => {
    const pending = documents.find({ 'pendingAudit.id': { $gt: '' } }).select('_id');
    for await (const { _id } of pending.lean().cursor()) await moveDocument(String(_id));
  };
  return { moveDocument, moveAllPending };
};

/**
 * Transactions over two documents are not used, so the update that changes a document also writes the audit entry into
 * it. `movePending` moves the entry right after the update; a job at start and every minute moves what a crashed process
 * left.
 */
export const createMongoAudit = <D extends WithPendingAudit>(
  service: Service,
  model: Model<D>,
): MongoAudit => {
  const documents = model as unknown as Model<WithPendingAudit>;
  const { moveDocument, moveAllPending } = createMover(documents);
  const logFailure = (err: unknown): void =>
    service.log.warn({ err }, 'moving audit entries failed; they wait in their documents');

  void moveAllPending().catch(logFailure);
  service.scheduleJob(`move audit entries of ${model.modelName}`, MOVE_ALL_MS, moveAllPending);
  const createEntries = (change: AuditedChange) => createPendingAudit(service.clock(), change);
  const movePending = (id: string) => moveDocument(id).catch(logFailure);
  return {
    createEntries,
    movePending,
    insertAudited: async ({ _id, ...fields }, creation) => {
      const $setOnInsert = { ...fields, pendingAudit: createEntries(creation) };
      await documents.updateOne({ _id }, { $setOnInsert }, { upsert: true });
      await movePending(_id);
    },
    deleteAudited: async (filter, deletion) => {
      const notDeleted = { ...filter, 'pendingAudit.deletesDocument': { $ne: true } };
      const entries = createEntries(deletion).map((entry) => ({ ...entry, deletesDocument: true }));
      const { modifiedCount } = await documents.updateOne(notDeleted, {
        $push: { pendingAudit: { $each: entries } },
      });
      await moveDocument(filter._id);
      return modifiedCount === 1;
    },
    moveAllPending,
  };
};
