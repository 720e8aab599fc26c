/** A text in both languages of the site. */
export interface Bilingual {
  readonly en: string;
  readonly bn: string;
}

export const categories = [
  'Guitar',
  'Bass Guitar',
  'Drums',
  'Piano & Keyboard',
  'Sound Engineering',
] as const;
export type Category = (typeof categories)[number];

export type Level = 'beginner' | 'intermediate' | 'advanced';
export type TierName = 'silver' | 'gold' | 'diamond';
export type LessonAccess = 'open' | 'login' | 'paid';

/** A length of access at a price. Money is in poisha. */
export interface OfferContent {
  readonly pricePoisha: bigint;
  /** The earlier, struck-through price; 0n if there is none. */
  readonly oldPricePoisha: bigint;
  readonly validityDays: number;
}

export interface LessonContent {
  /** Unique within the course. The lesson's id is derived from both keys. */
  readonly key: string;
  readonly title: Bilingual;
  readonly access: LessonAccess;
  /** Name of a file in `media/lessons`, without `.mp4`. */
  readonly video: string;
}

export interface CourseContent {
  readonly key: string;
  readonly category: Category;
  readonly level: Level;
  /** Key of an instructor. */
  readonly instructor: string;
  readonly title: Bilingual;
  readonly subtitle: Bilingual;
  /** Plain text; an empty line separates paragraphs. */
  readonly description: Bilingual;
  readonly topics: readonly Bilingual[];
  readonly requirements: readonly Bilingual[];
  readonly whoFor: readonly Bilingual[];
  /** Hours of the whole course, for the course page. */
  readonly hours: string;
  /** The offer that replaces a missing tier. */
  readonly standard: OfferContent;
  readonly tiers: Partial<Record<TierName, OfferContent>>;
  readonly published: boolean;
  readonly featured: boolean;
  /** Whether `media/pictures/courses` has a picture named by the key; the site draws the others. */
  readonly hasThumbnail?: boolean;
  /** Keys of the bundle's courses. A buyer gets access to these; the bundle's own lessons are free samples. */
  readonly bundle?: readonly string[];
  readonly lessons: readonly LessonContent[];
}

export interface InstructorContent {
  /** Also the name of a file in `media/pictures/instructors`, without `.webp`. */
  readonly key: string;
  readonly name: Bilingual;
  readonly bio: Bilingual;
  readonly band: string;
  /** The instructor's share of the net price of an order line, in percent (decision M11). */
  readonly sharePercent: number;
  readonly featured: boolean;
}

export type AccountRole = 'admin' | 'content' | 'instructor' | 'student';

export interface AccountContent {
  readonly key: string;
  readonly role: AccountRole;
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly phone: string;
  readonly address: string;
  /** ISO 8601 calendar date. */
  readonly dateOfBirth: string;
  readonly language: 'en' | 'bn';
  /** Name of a file in `media/pictures/students`, without `.webp`. */
  readonly photo?: string;
  /** Key of the instructor profile of an instructor's account. */
  readonly instructor?: string;
}

/** An order of gift cards. */
export interface StorePurchase {
  /** The state in which the order ends. */
  readonly key: 'redeemed' | 'unpaid' | 'review' | 'refunded' | 'delivered' | 'cancelled';
  readonly buyer: string;
  readonly card: string;
  readonly quantity: number;
  /** Absent: the buyer gets the cards. */
  readonly receiver?: string;
  /** What the buyer does on the payment page; undefined if the buyer does not open it. */
  readonly outcome: 'pay' | 'pay-risky' | 'cancel' | undefined;
}

export interface CouponPurchase {
  readonly student: string;
  readonly course: string;
  readonly coupon: string;
}

export type PaymentMethod = 'bKash' | 'Nagad' | 'VISA';

export interface PlannedOrder {
  /** Idempotency key of the import: the same on every run. */
  readonly reference: string;
  /** Key of a student's account. */
  readonly student: string;
  readonly lines: readonly { readonly course: string; readonly tier: TierName }[];
  readonly coupon?: string;
  readonly method: PaymentMethod;
  /** Failed orders are not imported, because the import accepts paid orders only. */
  readonly outcome: 'paid' | 'failed';
  readonly at: Date;
}

export const freebieCategories = ['FAQ', 'Info', ...categories] as const;

export interface FreebieContent {
  /** Also the name of a file in `media/sheets/pdf`, without `.pdf`; pictures of its pages are in `media/pictures/freebies`. */
  readonly key: string;
  readonly category: (typeof freebieCategories)[number];
  readonly title: Bilingual;
  readonly subtitle: Bilingual;
  /** HTML. */
  readonly description: Bilingual;
  readonly pages: number;
}
