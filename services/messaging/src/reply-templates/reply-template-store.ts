import { isDuplicateKeyError } from '@sargam/chassis/mongo';
import type { ReplyTemplate } from '@sargam/proto/messaging/v1/threads';
import { type Connection, Schema } from 'mongoose';

export const maxTemplates = 30;

/** The reply templates of one account in one document, so that one update decides about the limit. */
interface TemplateList {
  readonly _id: string;
  readonly templates: readonly ReplyTemplate[];
}

export interface ReplyTemplateStore {
  list(owner: string): Promise<ReplyTemplate[]>;
  /** Returns false where the owner has as many others as the limit allows. */
  save(owner: string, template: ReplyTemplate): Promise<boolean>;
  remove(owner: string, id: string): Promise<void>;
}

const text = { type: String, required: true } as const;
const schema = new Schema<TemplateList>(
  { _id: text, templates: [{ _id: false, id: text, title: text, text }] },
  { versionKey: false },
);

export const openReplyTemplateStore = (connection: Connection): ReplyTemplateStore => {
  const lists = connection.model<TemplateList>('reply_templates', schema, 'reply_templates');

  /** The filter does not match a full list; the upsert then meets the existing id. */
  const add = async (owner: string, template: ReplyTemplate): Promise<boolean> => {
    const notFull = { _id: owner, [`templates.${maxTemplates - 1}`]: { $exists: false } };
    try {
      await lists.updateOne(notFull, { $push: { templates: template } }, { upsert: true });
      return true;
    } catch (error) {
      if (!isDuplicateKeyError(error)) throw error;
      return false;
    }
  };

  return {
    list: async (owner) => {
      const list = await lists.findById(owner).lean<TemplateList>();
      return [...(list?.templates ?? [])].sort((a, b) => a.title.localeCompare(b.title));
    },
    save: async (owner, template) => {
      const existing = { _id: owner, 'templates.id': template.id };
      const { matchedCount } = await lists.updateOne(existing, { $set: { 'templates.$': template } });
      return matchedCount === 1 || add(owner, template);
    },
    remove: async (owner, id) => {
      await lists.updateOne({ _id: owner }, { $pull: { templates: { id } } });
    },
  };
};
