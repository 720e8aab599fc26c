import { insertMissing } from '@sargam/chassis/mongo';
import { type Connection, Schema } from 'mongoose';

/** Somebody who gets no mass mail. `_id` names the account, or the address of a recipient without one. */
interface OptOut {
  readonly _id: string;
  readonly at: Date;
  /** The recipient of the mail whose link was used. */
  readonly recipientId: string;
}

interface Addressee {
  /** Empty for an address without an account. */
  readonly personId: string;
  readonly email: string;
}

export interface OptOutStore {
  add(addressee: Addressee, recipientId: string, at: Date): Promise<void>;
  remove(addressee: Addressee): Promise<void>;
  /** Those of the addressees who get no mass mail. */
  findOptedOut<A extends Addressee>(addressees: readonly A[]): Promise<ReadonlySet<A>>;
  /** The ids of accounts, and the addresses without one, 1,000 at a time. */
  pages(): AsyncGenerator<{ readonly personIds: readonly string[]; readonly addresses: readonly string[] }>;
}

const schema = new Schema<OptOut>(
  {
    _id: { type: String, required: true },
    at: { type: Date, required: true },
    recipientId: { type: String, required: true },
  },
  { versionKey: false },
);

const pageSize = 1_000;
const personPrefix = 'person:';
const addressPrefix = 'address:';

const keysOf = ({ personId, email }: Addressee): readonly string[] => [
  ...(personId === '' ? [] : [personPrefix + personId]),
  addressPrefix + email,
];

/** Keys without their prefix. */
const withPrefix = (keys: readonly string[], prefix: string): readonly string[] =>
  keys.filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length));

export const openOptOutStore = (connection: Connection): OptOutStore => {
  const model = connection.model<OptOut>('mail_opt_outs', schema, 'mail_opt_outs');
  return {
    add: async (addressee, recipientId, at) => {
      const [_id = ''] = keysOf(addressee);
      await insertMissing(model, [{ _id, recipientId, at }]);
    },
    remove: async (addressee) => {
      await model.deleteMany({ _id: { $in: [...keysOf(addressee)] } });
    },
    findOptedOut: async (addressees) => {
      const keys = addressees.flatMap(keysOf);
      const found = await model.find({ _id: { $in: keys } }, { _id: 1 }).lean<OptOut[]>();
      const ids = new Set(found.map(({ _id }) => _id));
      return new Set(addressees.filter((addressee) => keysOf(addressee).some((key) => ids.has(key))));
    },
    async *pages() {
      for (let after = ''; ; ) {
        const found = await model
          .find({ _id: { $gt: after } }, { _id: 1 })
          .sort({ _id: 1 })
          .limit(pageSize)
          .lean<OptOut[]>();
        const keys = found.map(({ _id }) => _id);
        if (keys.length > 0)
          yield { personIds: withPrefix(keys, personPrefix), addresses: withPrefix(keys, addressPrefix) };
        if (keys.length < pageSize) return;
        after = keys.at(-1) ?? '';
      }
    },
  };
};
