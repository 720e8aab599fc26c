import { type Connection, Schema } from 'mongoose';
import type { Freebie } from './freebie.ts';

type FreebieDocument = Omit<Freebie, 'id'> & { readonly _id: string };

export interface FreebieStore {
  find(id: string): Promise<Freebie | undefined>;
  /** All of them, the newest first; they are few. */
  all(): Promise<readonly Freebie[]>;
  /** Keeps it as it is given, but for the day it was made, which stays. */
  save(freebie: Freebie): Promise<Freebie>;
  remove(id: string): Promise<void>;
}

const text = { type: String, default: '' };
const words = new Schema({ en: text, bn: text }, { _id: false });

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
  },
  { versionKey: false },
);

const toFreebie = ({ _id, ...document }: FreebieDocument): Freebie => ({ ...document, id: _id });

export const openFreebieStore = (connection: Connection): FreebieStore => {
  const model = connection.model<FreebieDocument>('freebies', freebieSchema, 'freebies');
  return {
    find: async (id) => {
      const document = await model.findById(id).lean<FreebieDocument>();
      return document ? toFreebie(document) : undefined;
    },
    all: async () => {
      const documents = await model.find().sort({ createdAt: -1, _id: -1 }).lean<FreebieDocument[]>();
      return documents.map(toFreebie);
    },
    save: async ({ id, createdAt, ...fields }) => {
      const saved = await model
        .findOneAndUpdate(
          { _id: id },
          { $set: fields, $setOnInsert: { createdAt } },
          { upsert: true, new: true },
        )
        .lean<FreebieDocument>();
      if (!saved) throw new Error(`freebie ${id} was not kept`);
      return toFreebie(saved);
    },
    remove: async (id) => {
      await model.deleteOne({ _id: id });
    },
  };
};
