import { createMongoAudit, pendingAuditField, type WithPendingAudit } from '@sargam/chassis/audit';
import type { Service } from '@sargam/chassis/service';
import { type Connection, Schema } from 'mongoose';
import { textField as text, localizedSchema as words } from '../localized-text.ts';
import { compareNewestFirst } from '../newest-first.ts';
import { openVersionedStore } from '../versioned-store.ts';
import type { Freebie } from './freebie.ts';

type FreebieDocument = Omit<Freebie, 'id'> & WithPendingAudit;

export type FreebieStore = ReturnType<typeof openFreebieStore>;

const freebieSchema = new Schema<FreebieDocument>(
  {
    _id: { type: String, required: true },
    title: { type: words, required: true },
    subtitle: { type: words, required: true },
    category: { type: String, required: true },
    description: { type: words, required: true },
    thumbnail: text,
    youtube: text,
    documents: [{ _id: false, key: { type: String, required: true }, name: text }],
    carousel: [String],
    createdAt: { type: Date, required: true },
    version: { type: Number, required: true },
    pendingAudit: pendingAuditField,
  },
  { versionKey: false },
);

const toFreebie = ({ _id, pendingAudit: _, ...document }: FreebieDocument): Freebie => ({
  ...document,
  id: _id,
});

export const openFreebieStore = (service: Service, connection: Connection) => {
  const model = connection.model<FreebieDocument>('freebies', freebieSchema, 'freebies');
  const { find, update, remove } = openVersionedStore<Freebie, FreebieDocument>(model, {
    audit: createMongoAudit(service, model),
    targetKind: 'freebie',
    toValue: toFreebie,
    toFields: ({ id: _, ...fields }) => fields,
  });
  const findAllById = async (ids: readonly string[]): Promise<Freebie[]> => {
    if (ids.length === 0) return [];
    const documents = await model.find({ _id: { $in: ids } }).lean<FreebieDocument[]>();
    return documents.map(toFreebie);
  };
  return {
    find,
    update,
    remove,
    /** All freebies, newest first; they are few. Reads in full only those that are not in `known` with their current version. */
    all: async (known: readonly Freebie[] = []): Promise<readonly Freebie[]> => {
      const stored = await model.find().select('version').lean<Pick<FreebieDocument, '_id' | 'version'>[]>();
      const versions = new Map(stored.map(({ _id, version }) => [_id, version]));
      const unchanged = known.filter(({ id, version }) => versions.get(id) === version);
      for (const { id } of unchanged) versions.delete(id);
      if (versions.size === 0 && unchanged.length === known.length) return known;
      return [...unchanged, ...(await findAllById([...versions.keys()]))].sort(compareNewestFirst);
    },
  };
};
