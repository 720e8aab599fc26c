import type { Caller } from '@sargam/chassis/caller';
import { loadSettings, processSettings } from '@sargam/chassis/config';
import { callerOf, startService } from '@sargam/chassis/service';
import { AnnouncementServiceDefinition } from '@sargam/proto/catalogue/v1/announcements';
import { AuditServiceDefinition as CatalogueAuditDefinition } from '@sargam/proto/catalogue/v1/audit';
import { CatalogueServiceDefinition } from '@sargam/proto/catalogue/v1/catalogue';
import { DeadLetterServiceDefinition as CatalogueDeadLetterDefinition } from '@sargam/proto/catalogue/v1/dead_letters';
import { FreebieServiceDefinition } from '@sargam/proto/catalogue/v1/freebies';
import { SearchServiceDefinition } from '@sargam/proto/catalogue/v1/search';
import { SubmissionServiceDefinition } from '@sargam/proto/catalogue/v1/submissions';
import { AuditServiceDefinition as CommerceAuditDefinition } from '@sargam/proto/commerce/v1/audit';
import { ChargeServiceDefinition } from '@sargam/proto/commerce/v1/charges';
import { CommerceServiceDefinition } from '@sargam/proto/commerce/v1/commerce';
import { DeadLetterServiceDefinition as CommerceDeadLetterDefinition } from '@sargam/proto/commerce/v1/dead_letters';
import { InvoiceServiceDefinition } from '@sargam/proto/commerce/v1/invoices';
import { RecordServiceDefinition } from '@sargam/proto/commerce/v1/records';
import { RefundServiceDefinition } from '@sargam/proto/commerce/v1/refunds';
import { WalletServiceDefinition } from '@sargam/proto/commerce/v1/wallet';
import { WishlistServiceDefinition } from '@sargam/proto/commerce/v1/wishlist';
import { AuditServiceDefinition as IdentityAuditDefinition } from '@sargam/proto/identity/v1/audit';
import { DeadLetterServiceDefinition as IdentityDeadLetterDefinition } from '@sargam/proto/identity/v1/dead_letters';
import { IdentityServiceDefinition } from '@sargam/proto/identity/v1/identity';
import { PasskeyServiceDefinition } from '@sargam/proto/identity/v1/passkeys';
import { PasswordServiceDefinition } from '@sargam/proto/identity/v1/passwords';
import { PeopleServiceDefinition } from '@sargam/proto/identity/v1/people';
import { ProfileServiceDefinition } from '@sargam/proto/identity/v1/profiles';
import { SecondFactorServiceDefinition } from '@sargam/proto/identity/v1/second_factors';
import { SessionServiceDefinition } from '@sargam/proto/identity/v1/sessions';
import { SocialLoginServiceDefinition } from '@sargam/proto/identity/v1/social';
import { SuspensionServiceDefinition } from '@sargam/proto/identity/v1/suspensions';
import { AuditServiceDefinition as LearningAuditDefinition } from '@sargam/proto/learning/v1/audit';
import { CertificateServiceDefinition } from '@sargam/proto/learning/v1/certificates';
import { DeadLetterServiceDefinition as LearningDeadLetterDefinition } from '@sargam/proto/learning/v1/dead_letters';
import { DocumentServiceDefinition } from '@sargam/proto/learning/v1/documents';
import { DraftServiceDefinition } from '@sargam/proto/learning/v1/drafts';
import { JournalServiceDefinition } from '@sargam/proto/learning/v1/journal';
import { LearningServiceDefinition } from '@sargam/proto/learning/v1/learning';
import { LessonServiceDefinition } from '@sargam/proto/learning/v1/lessons';
import { NoteServiceDefinition } from '@sargam/proto/learning/v1/notes';
import { PracticeServiceDefinition } from '@sargam/proto/learning/v1/practice';
import { ReviewServiceDefinition } from '@sargam/proto/learning/v1/reviews';
import { TeachingServiceDefinition } from '@sargam/proto/learning/v1/teaching';
import { UploadServiceDefinition } from '@sargam/proto/learning/v1/uploads';
import { AuditServiceDefinition as MessagingAuditDefinition } from '@sargam/proto/messaging/v1/audit';
import { CampaignServiceDefinition } from '@sargam/proto/messaging/v1/campaigns';
import { DeadLetterServiceDefinition as MessagingDeadLetterDefinition } from '@sargam/proto/messaging/v1/dead_letters';
import { MessagingServiceDefinition } from '@sargam/proto/messaging/v1/messaging';
import { NotificationServiceDefinition } from '@sargam/proto/messaging/v1/notifications';
import { ThreadServiceDefinition } from '@sargam/proto/messaging/v1/threads';
import { AnalyticsServiceDefinition } from '@sargam/proto/payouts/v1/analytics';
import { AuditServiceDefinition as PayoutsAuditDefinition } from '@sargam/proto/payouts/v1/audit';
import { DeadLetterServiceDefinition as PayoutsDeadLetterDefinition } from '@sargam/proto/payouts/v1/dead_letters';
import { PayoutsServiceDefinition } from '@sargam/proto/payouts/v1/payouts';
import {
  SettlementServiceDefinition,
  StatementServiceDefinition,
} from '@sargam/proto/payouts/v1/settlements';
import { SocialFigureServiceDefinition } from '@sargam/proto/payouts/v1/social';
import { AuditServiceDefinition as StoreAuditDefinition } from '@sargam/proto/store/v1/audit';
import { DeadLetterServiceDefinition as StoreDeadLetterDefinition } from '@sargam/proto/store/v1/dead_letters';
import { GiftCardServiceDefinition } from '@sargam/proto/store/v1/giftcards';
import { StoreOrderServiceDefinition } from '@sargam/proto/store/v1/orders';
import { StoreServiceDefinition } from '@sargam/proto/store/v1/store';
import type { CallContext, CompatServiceDefinition } from 'nice-grpc';

/** By service; each client has its name in the gateway. */
const serviceDefinitions: Readonly<Record<string, Readonly<Record<string, CompatServiceDefinition>>>> = {
  identity: {
    identity: IdentityServiceDefinition,
    people: PeopleServiceDefinition,
    identityAudit: IdentityAuditDefinition,
    identityDeadLetters: IdentityDeadLetterDefinition,
    passkeys: PasskeyServiceDefinition,
    passwords: PasswordServiceDefinition,
    profiles: ProfileServiceDefinition,
    secondFactors: SecondFactorServiceDefinition,
    sessions: SessionServiceDefinition,
    socialLogins: SocialLoginServiceDefinition,
    suspensions: SuspensionServiceDefinition,
  },
  catalogue: {
    catalogueAudit: CatalogueAuditDefinition,
    catalogueDeadLetters: CatalogueDeadLetterDefinition,
    catalogue: CatalogueServiceDefinition,
    freebies: FreebieServiceDefinition,
    announcements: AnnouncementServiceDefinition,
    search: SearchServiceDefinition,
    submissions: SubmissionServiceDefinition,
  },
  commerce: {
    commerce: CommerceServiceDefinition,
    commerceAudit: CommerceAuditDefinition,
    commerceDeadLetters: CommerceDeadLetterDefinition,
    charges: ChargeServiceDefinition,
    records: RecordServiceDefinition,
    refunds: RefundServiceDefinition,
    invoices: InvoiceServiceDefinition,
    wishlists: WishlistServiceDefinition,
    wallets: WalletServiceDefinition,
  },
  learning: {
    learningAudit: LearningAuditDefinition,
    learningDeadLetters: LearningDeadLetterDefinition,
    learning: LearningServiceDefinition,
    certificates: CertificateServiceDefinition,
    documents: DocumentServiceDefinition,
    drafts: DraftServiceDefinition,
    lessons: LessonServiceDefinition,
    journal: JournalServiceDefinition,
    notes: NoteServiceDefinition,
    practice: PracticeServiceDefinition,
    reviews: ReviewServiceDefinition,
    teaching: TeachingServiceDefinition,
    uploads: UploadServiceDefinition,
  },
  messaging: {
    messagingAudit: MessagingAuditDefinition,
    messagingDeadLetters: MessagingDeadLetterDefinition,
    messaging: MessagingServiceDefinition,
    campaigns: CampaignServiceDefinition,
    notifications: NotificationServiceDefinition,
    threads: ThreadServiceDefinition,
  },
  store: {
    store: StoreServiceDefinition,
    storeAudit: StoreAuditDefinition,
    storeDeadLetters: StoreDeadLetterDefinition,
    storeOrders: StoreOrderServiceDefinition,
    giftCards: GiftCardServiceDefinition,
  },
  payouts: {
    payouts: PayoutsServiceDefinition,
    analytics: AnalyticsServiceDefinition,
    settlements: SettlementServiceDefinition,
    statements: StatementServiceDefinition,
    payoutsAudit: PayoutsAuditDefinition,
    payoutsDeadLetters: PayoutsDeadLetterDefinition,
    socialFigures: SocialFigureServiceDefinition,
  },
};
const env = { SARGAM_ENV: 'test', LOG_LEVEL: 'silent', GRPC_PORT: '0', OPS_PORT: '0' };

/** One call that a fake service received. */
export interface RecordedCall {
  readonly call: string;
  readonly request: Record<string, unknown>;
  readonly caller: Caller | undefined;
}

type Answer = (request: Record<string, unknown>) => unknown;

/** The caller of calls that only open a connection: fakes neither record nor answer them. */
export const connectionOpener: Caller = { subject: 'connection-opener', roles: [], session: '', claims: {} };

export interface FakeServices {
  readonly env: Record<string, string>;
  /** Calls since the last reset, in order. */
  readonly calls: RecordedCall[];
  /** Sets the answer of a call such as `catalogue.getCourse` until the next reset. */
  readonly answer: (call: string, answer: Answer) => void;
  readonly reset: () => void;
  readonly stop: () => Promise<void>;
}

/** Starts fakes of all services. A call without an answer of the test returns an empty message. */
export const startFakeServices = async (
  defaults: Readonly<Record<string, Answer>>,
): Promise<FakeServices> => {
  const answers = new Map<string, Answer>();
  const calls: RecordedCall[] = [];

  const callsOf = (name: string, definition: CompatServiceDefinition) => {
    const handle = (method: string) => async (request: Record<string, unknown>, context: CallContext) => {
      const call = `${name}.${method}`;
      const caller = callerOf(context);
      if (caller?.subject === connectionOpener.subject) return {};
      calls.push({ call, request, caller });
      const answer = answers.get(call) ?? defaults[call];
      return (await answer?.(request)) ?? {};
    };
    const methods = Object.keys((definition as typeof IdentityServiceDefinition).methods);
    return Object.fromEntries(methods.map((method) => [method, handle(method)]));
  };

  const fake = (clients: Readonly<Record<string, CompatServiceDefinition>>) =>
    startService({
      name: 'fake',
      settings: loadSettings(processSettings, env),
      start: async (service) => {
        for (const [name, definition] of Object.entries(clients))
          service.grpc.add(definition, callsOf(name, definition) as never);
      },
    });

  const running = await Promise.all(
    Object.entries(serviceDefinitions).map(
      async ([service, clients]) => [service, await fake(clients)] as const,
    ),
  );
  return {
    env: Object.fromEntries(
      running.map(([service, { grpcPort }]) => [`${service.toUpperCase()}_ADDRESS`, `127.0.0.1:${grpcPort}`]),
    ),
    calls,
    answer: (call, answer) => void answers.set(call, answer),
    reset: () => {
      answers.clear();
      calls.length = 0;
    },
    stop: async () => {
      await Promise.all(running.map(([, { stop }]) => stop()));
    },
  };
};
