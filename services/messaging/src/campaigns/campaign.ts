import { domainError, type FieldError } from '@sargam/chassis/errors';
import { hasVisibleContent } from '@sargam/chassis/rich-text';
import { transitionFinder } from '@sargam/chassis/state-machine';
import type { LocalizedText } from '@sargam/proto/common/v1/text';
import { Role } from '@sargam/proto/identity/v1/identity';
import type { DeepPartial, PeopleFilter } from '@sargam/proto/identity/v1/people';
import type { Language } from '../mails/mail.ts';

/** Who gets the mail (decision B21). */
export type AudienceName =
  | 'all'
  | 'subscribers'
  | 'non-subscribers'
  | 'verified'
  | 'non-verified'
  | 'instructors'
  | 'admins'
  | 'custom';

export interface Audience {
  readonly audience: AudienceName;
  /** Lower case, without duplicates. Only for the audience `custom`. */
  readonly addresses: readonly string[];
}

/** Subject and sanitised HTML. */
export interface Content {
  readonly subject: LocalizedText;
  readonly body: LocalizedText;
}

/**
 * `collecting`: the recipients are being read. `resending`: recipients with an unknown outcome are being put back into the queue.
 * A job of any replica does this work, so that a crash cannot leave a campaign between two states.
 */
const transitions = {
  draft: { schedule: 'scheduled', cancel: 'cancelled' },
  scheduled: { start: 'collecting', cancel: 'cancelled' },
  collecting: { send: 'sending' },
  sending: { finish: 'finished' },
  finished: { resend: 'resending' },
  resending: { send: 'sending' },
  cancelled: {},
} as const;

export type CampaignState = keyof typeof transitions;
export type CampaignAction = 'schedule' | 'cancel' | 'start' | 'send' | 'finish' | 'resend';
export const campaignTransition = transitionFinder<CampaignState, CampaignAction>(transitions);

const students = { roles: [Role.ROLE_STUDENT] };

const filters: Readonly<Record<Exclude<AudienceName, 'custom'>, DeepPartial<PeopleFilter>>> = {
  all: {},
  subscribers: { ...students, subscriber: true },
  'non-subscribers': { ...students, subscriber: false },
  verified: { emailVerified: true },
  'non-verified': { emailVerified: false },
  instructors: { roles: [Role.ROLE_INSTRUCTOR] },
  admins: { roles: [Role.ROLE_ADMIN] },
};

/** The people of an audience. Suspended people get no mass mail. */
export const toPeopleFilter = (audience: Exclude<AudienceName, 'custom'>): DeepPartial<PeopleFilter> => ({
  ...filters[audience],
  suspended: false,
});

const maxAddresses = 50;
const maxSubjectLength = 200;
const maxBodyLength = 100_000;
const required = 'This is required';

/** One plain address. Comments and groups of RFC 5322 would send a mail to other addresses than the one that was checked. */
const isAddress = (text: string): boolean =>
  text.length <= 254 && /^[^\s\p{Cc}@<>()[\]\\:,;"]+@[\p{L}\p{M}\d.-]+\.[\p{L}\p{M}\d-]+$/u.test(text);

/** Trimmed, in lower case, each once. */
export const normalizeAddresses = (addresses: readonly string[]): readonly string[] => [
  ...new Set(addresses.map((address) => address.trim().toLowerCase()).filter((address) => address !== '')),
];

const validateAddresses = ({ audience, addresses }: Audience): readonly FieldError[] => {
  if (audience !== 'custom') return [];
  const field = 'addresses';
  if (addresses.length === 0) return [{ field, message: required }];
  if (addresses.length > maxAddresses) return [{ field, message: `At most ${maxAddresses} addresses` }];
  const wrong = addresses.find((address) => !isAddress(address));
  return wrong === undefined ? [] : [{ field, message: 'Enter a valid email address' }];
};

/** Bengali is optional, but needs both its subject and its body. */
const validateContent = ({ subject, body }: Content): readonly FieldError[] => {
  const hasBengali = subject.bn !== '' || hasVisibleContent(body.bn);
  return [
    ...(subject.en === '' ? [{ field: 'subject', message: required }] : []),
    ...(hasVisibleContent(body.en) ? [] : [{ field: 'body', message: required }]),
    ...(hasBengali && subject.bn === '' ? [{ field: 'subject_bn', message: required }] : []),
    ...(hasBengali && !hasVisibleContent(body.bn) ? [{ field: 'body_bn', message: required }] : []),
  ];
};

const validateLengths = ({ subject, body }: Content): readonly FieldError[] =>
  (
    [
      ['subject', subject.en, maxSubjectLength],
      ['subject_bn', subject.bn, maxSubjectLength],
      ['body', body.en, maxBodyLength],
      ['body_bn', body.bn, maxBodyLength],
    ] as const
  ).flatMap(([field, text, most]) => (text.length > most ? [{ field, message: 'Too Long!' }] : []));

/** Throws if there is a fault. */
const requireNone = (faults: readonly FieldError[]): void => {
  if (faults.length > 0) throw domainError.invalid('campaign-incomplete', 'Failed ,Please try again', faults);
};

/** A draft may be incomplete. */
export const requireStorable = (content: Content): void => requireNone(validateLengths(content));

export const requireCompleteContent = (content: Content): void =>
  requireNone([...validateLengths(content), ...validateContent(content)]);

export const requireComplete = (campaign: Audience & Content): void =>
  requireNone([...validateAddresses(campaign), ...validateLengths(campaign), ...validateContent(campaign)]);

export const requireAddresses = (audience: Audience): void => requireNone(validateAddresses(audience));

/** Bengali only if the campaign has a Bengali text. */
export const chooseLanguage = ({ subject, body }: Content, language: Language): Language =>
  language === 'bn' && subject.bn !== '' && body.bn !== '' ? 'bn' : 'en';
