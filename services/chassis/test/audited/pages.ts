import { type Model, Schema } from 'mongoose';
import {
  type AuditedChange,
  createMongoAudit,
  pendingAuditField,
  type WithPendingAudit,
} from '../../src/audit/index.ts';
import {
  mongoSettings,
  type ProcessValues,
  processSettings,
  type SettingsOf,
} from '../../src/config/index.ts';
import { openMongo } from '../../src/mongo/index.ts';
import { runInScope } from '../../src/scope/index.ts';
import type { Service } from '../../src/service/index.ts';

interface Page extends WithPendingAudit {
  readonly words: string;
}

export const settings = { ...processSettings, ...mongoSettings };
type Values = ProcessValues & SettingsOf<typeof mongoSettings>;

/** `beforeRemoval` runs after an entry is inserted, and before it is removed from its document. */
export const openPages = async (service: Service<Values>, beforeRemoval: () => void = () => undefined) => {
  const connection = await openMongo(service);
  const schema = new Schema<Page>({ _id: String, words: String, pendingAudit: pendingAuditField });
  schema.pre('updateOne', function () {
    if (JSON.stringify(this.getUpdate()).includes('$pull')) beforeRemoval();
  });
  schema.pre('deleteOne', { document: false, query: true }, () => beforeRemoval());
  const pages: Model<Page> = connection.model<Page>('page', schema);
  await pages.init();
  const audit = createMongoAudit(service, pages);

  const asAdmin = <T>(run: () => Promise<T>) =>
    runInScope(
      { caller: { subject: 'office', session: '', roles: ['admin'], claims: { network: '10.0.0.1' } } },
      run,
    );
  const change = (before?: string, after?: string): AuditedChange => ({
    action: 'SavePage',
    targetKind: 'page',
    targetId: 'p1',
    before: before === undefined ? undefined : { words: before, colour: 'red' },
    after: after === undefined ? undefined : { words: after, colour: 'red' },
  });
  /** Writes the page and leaves its entry in the document. */
  const write = (before: string | undefined, words: string) =>
    asAdmin(() =>
      pages.updateOne(
        { _id: 'p1' },
        { $set: { words }, $push: { pendingAudit: { $each: audit.createEntries(change(before, words)) } } },
        { upsert: true },
      ),
    );
  const deletePage = (before: string) =>
    asAdmin(() => audit.deleteAudited({ _id: 'p1' }, change(before, undefined)));
  return { connection, pages, audit, write, deletePage };
};
