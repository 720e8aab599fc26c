import {
  type AuditedChange,
  createMongoAudit,
  pendingAuditField,
  type WithPendingAudit,
} from '@sargam/chassis/audit';
import { mongoSettings, type ProcessValues, processSettings, type SettingsOf } from '@sargam/chassis/config';
import { openMongo } from '@sargam/chassis/mongo';
import { runInScope } from '@sargam/chassis/scope';
import type { Service } from '@sargam/chassis/service';
import { type Model, Schema } from 'mongoose';

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
