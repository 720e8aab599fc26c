import { type PendingAuditEntry, pendingAuditField } from '@sargam/chassis/audit';
import { type OutboxEntry, outboxField } from '@sargam/chassis/outbox';
import { type Connection, type Model, Schema } from 'mongoose';
import { textField as text, localizedSchema as words } from '../localized-text.ts';
import {
  type Course,
  type CoursePrices,
  type CourseRevision,
  categories,
  type ListedCourse,
  levels,
  type Offer,
  type TierName,
  teachingLanguages,
  tiers,
} from './course.ts';
import type { Submission } from './submission.ts';

/** Prices in poisha are 64-bit integers in BSON. The driver returns a number or a bigint. */
interface OfferDocument {
  readonly price: bigint | number;
  readonly oldPrice: bigint | number;
  readonly validityDays: number;
}

type PricesDocument = Pick<CourseDocument, 'standard' | 'tiers'>;

/** A revision as it is stored. Its offers have the types of documents. */
interface RevisionDocument {
  readonly changes: Omit<CourseRevision['changes'], 'standard' | 'tiers'> & Partial<PricesDocument>;
  readonly savedAt: Date;
}

export interface CourseDocument
  extends Omit<Course, 'id' | 'standard' | 'tiers' | 'soldChanges' | 'revision' | 'proposal' | 'submission'> {
  readonly _id: string;
  readonly standard: OfferDocument;
  readonly tiers: Partial<Record<TierName, OfferDocument>>;
  /** Number of refunded orders; missing if there is none. `sold` does not count them. */
  readonly returned?: number;
  /** Keys of the latest counted and refunded orders, for deduplication. */
  readonly soldBy: readonly string[];
  readonly outbox: readonly OutboxEntry[];
  readonly pendingAudit: readonly PendingAuditEntry[];
  /** Null or missing without a revision. */
  readonly revision?: RevisionDocument | null;
  /** Null or missing without a proposal. */
  readonly proposal?: PricesDocument | null;
  /** Null or missing for a course that was never sent. */
  readonly submission?: Submission | null;
}

export type CourseModel = Model<CourseDocument>;

const offer = new Schema<OfferDocument>(
  {
    price: { type: BigInt, required: true },
    oldPrice: { type: BigInt, required: true },
    validityDays: { type: Number, required: true },
  },
  { _id: false },
);

const courseSchema = new Schema<CourseDocument>(
  {
    _id: { type: String, required: true },
    title: { type: words, required: true },
    subtitle: { type: words, required: true },
    description: { type: words, required: true },
    topics: [words],
    requirements: [words],
    whoFor: [words],
    category: { type: String, enum: categories, required: true },
    level: { type: String, enum: levels, required: true },
    instructorId: { type: String, required: true },
    courseHours: text,
    teachingLanguage: { type: String, enum: teachingLanguages, default: '' },
    thumbnail: text,
    banner: text,
    standard: { type: offer, required: true },
    tiers: new Schema({ silver: offer, gold: offer, diamond: offer }, { _id: false, minimize: false }),
    bundle: [String],
    published: { type: Boolean, default: false },
    wasPublished: Boolean,
    featured: { type: Boolean, default: false },
    sold: { type: Number, default: 0 },
    returned: Number,
    soldBy: { type: [String], default: [] },
    // Without default values: a course without reviews has no rating.
    rating: new Schema({ reviews: Number, stars: Number, version: Number }, { _id: false }),
    createdAt: { type: Date, required: true },
    textsChangedAt: Date,
    // Without a schema of its own: courses without an event have no contents.
    contents: Schema.Types.Mixed,
    version: { type: Number, required: true },
    // Without a schema of its own: default values would become changes.
    revision: Schema.Types.Mixed,
    proposal: Schema.Types.Mixed,
    submission: Schema.Types.Mixed,
    publishedDraft: Number,
    discardedDraft: Number,
    outbox: outboxField,
    pendingAudit: pendingAuditField,
  },
  { versionKey: false },
);

// For the courses of an instructor, and for the list of courses that wait.
courseSchema.index({ instructorId: 1 });
courseSchema.index(
  { 'submission.sentAt': 1, _id: 1 },
  { partialFilterExpression: { 'submission.state': 'waiting' } },
);

export const courseModel = (connection: Connection): CourseModel =>
  connection.model<CourseDocument>('courses', courseSchema, 'courses');

const toOffer = ({ price, oldPrice, validityDays }: OfferDocument): Offer => ({
  price: BigInt(price),
  oldPrice: BigInt(oldPrice),
  validityDays,
});

const toTiers = (found: CourseDocument['tiers'] | undefined): Course['tiers'] =>
  Object.fromEntries(
    tiers.flatMap((tier) => {
      const offer = found?.[tier];
      return offer ? [[tier, toOffer(offer)] as const] : [];
    }),
  );

const toOffers = ({ standard, tiers: found }: PricesDocument): CoursePrices => ({
  standard: toOffer(standard),
  tiers: toTiers(found),
});

const toRevision = ({ changes: stored, savedAt }: RevisionDocument): CourseRevision => {
  const { standard, tiers, ...changes } = stored;
  return {
    changes: {
      ...changes,
      ...(standard && { standard: toOffer(standard) }),
      ...(tiers && { tiers: toTiers(tiers) }),
    },
    savedAt,
  };
};

/** A sale changes the count once. A sale with a refund changes it twice and is no longer in `sold`. */
export const countSoldChanges = (sold: number, returned = 0): number => sold + 2 * returned;

export const toCourse = ({
  _id,
  soldBy: _,
  outbox: __,
  pendingAudit: ___,
  returned,
  revision,
  proposal,
  submission,
  ...document
}: CourseDocument): Course => ({
  ...document,
  ...toOffers(document),
  ...(revision && { revision: toRevision(revision) }),
  ...(proposal && { proposal: toOffers(proposal) }),
  ...(submission && { submission }),
  // Missing in documents that were saved before this field existed.
  teachingLanguage: document.teachingLanguage ?? '',
  id: _id,
  soldChanges: countSoldChanges(document.sold, returned),
});

/** Projection of list queries: excludes what neither lists nor the search need. */
export const listProjection =
  '-courseHours -teachingLanguage -banner -revision -proposal -submission -publishedDraft -discardedDraft -soldBy -outbox -pendingAudit';
export type ListedDocument = Omit<ListedCourse, 'id' | 'standard' | 'tiers' | 'soldChanges'> &
  Pick<CourseDocument, '_id' | 'standard' | 'tiers' | 'returned'>;

export const toListedCourse = ({ _id, returned, ...document }: ListedDocument): ListedCourse => ({
  ...document,
  ...toOffers(document),
  id: _id,
  soldChanges: countSoldChanges(document.sold, returned),
});
