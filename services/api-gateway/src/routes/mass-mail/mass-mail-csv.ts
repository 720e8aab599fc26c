import type {
  Audience,
  CampaignRecipient,
  CampaignState,
  ListCampaignRecipientsResponse,
  RecipientState,
} from '@sargam/proto/messaging/v1/campaigns';
import { localize } from '../../api/language.ts';
import { type CsvHeader, csvColumn } from '../../csv/csv-columns.ts';
import { boundedListCsv } from '../../csv/list-csv.ts';
import { type CampaignWithAuthor, progressOf } from './mass-mail-response.ts';

const states: Readonly<Partial<Record<CampaignState, CsvHeader>>> = {
  CAMPAIGN_STATE_DRAFT: { en: 'Draft', bn: 'খসড়া' },
  CAMPAIGN_STATE_SCHEDULED: { en: 'Scheduled', bn: 'নির্ধারিত সময়ে যাবে' },
  CAMPAIGN_STATE_COLLECTING: { en: 'Reading recipients', bn: 'প্রাপকের তালিকা হচ্ছে' },
  CAMPAIGN_STATE_SENDING: { en: 'Being sent', bn: 'পাঠানো হচ্ছে' },
  CAMPAIGN_STATE_FINISHED: { en: 'Finished', bn: 'শেষ হয়েছে' },
  CAMPAIGN_STATE_CANCELLED: { en: 'Cancelled', bn: 'বাতিল' },
};
const audiences: Readonly<Partial<Record<Audience, CsvHeader>>> = {
  AUDIENCE_ALL_USERS: { en: 'All users', bn: 'সব ব্যবহারকারী' },
  AUDIENCE_SUBSCRIBERS: { en: 'Subscribers', bn: 'সাবস্ক্রাইবার' },
  AUDIENCE_NON_SUBSCRIBERS: {
    en: 'Students who are not subscribers',
    bn: 'সাবস্ক্রাইবার নন, এমন ব্যবহারকারী',
  },
  AUDIENCE_VERIFIED_USERS: { en: 'Users with a verified email', bn: 'ইমেইল যাচাই করা ব্যবহারকারী' },
  AUDIENCE_NON_VERIFIED_USERS: {
    en: 'Users without a verified email',
    bn: 'ইমেইল যাচাই হয়নি, এমন ব্যবহারকারী',
  },
  AUDIENCE_INSTRUCTORS: { en: 'Instructors', bn: 'শিক্ষক' },
  AUDIENCE_ADMINS: { en: 'Admins', bn: 'অ্যাডমিন' },
  AUDIENCE_CUSTOM: { en: 'Chosen email addresses', bn: 'নির্দিষ্ট ইমেইল ঠিকানা' },
};

const sent: CsvHeader = { en: 'Sent', bn: 'পাঠানো হয়েছে' };
const failed: CsvHeader = { en: 'Failed', bn: 'পাঠানো যায়নি' };
const unknown: CsvHeader = { en: 'Unknown', bn: 'ফল অজানা' };
const leftOut: CsvHeader = { en: 'Left out', bn: 'বাদ দেওয়া হয়েছে' };

const { text, name, integer, instant } = csvColumn;
type Row = CampaignWithAuthor;

/** Mass mails with their progress. */
export const massMailCsv = boundedListCsv({
  name: 'mass-mail',
  columns: [
    text<Row>({ en: 'Subject', bn: 'বিষয়' }, ({ content }, language) => localize(content?.subject, language)),
    name<Row, Audience>(
      { en: 'Audience', bn: 'কারা পাবেন' },
      audiences,
      ({ audience }) => audience?.audience ?? 'AUDIENCE_UNSPECIFIED',
    ),
    name<Row, CampaignState>({ en: 'Status', bn: 'অবস্থা' }, states, ({ state }) => state),
    text<Row>({ en: 'Written by', bn: 'লিখেছেন' }, ({ authorName }) => authorName),
    instant<Row>({ en: 'Created', bn: 'তৈরির তারিখ' }, ({ createdAt }) => createdAt),
    instant<Row>({ en: 'To be sent', bn: 'পাঠানোর কথা' }, ({ sendAt }) => sendAt),
    instant<Row>({ en: 'Finished on', bn: 'শেষের তারিখ' }, ({ finishedAt }) => finishedAt),
    integer<Row>({ en: 'Recipients', bn: 'প্রাপক' }, (row) => progressOf(row).total),
    integer<Row>(sent, (row) => progressOf(row).sent),
    integer<Row>(failed, (row) => progressOf(row).failed),
    integer<Row>(unknown, (row) => progressOf(row).unknown),
    integer<Row>(leftOut, (row) => progressOf(row).skipped),
  ],
  rows: ({ campaigns }: { readonly campaigns: readonly Row[] }) => campaigns,
  idOf: ({ id }) => id,
});

const waiting: CsvHeader = { en: 'Waiting', bn: 'অপেক্ষায়' };
const outcomes: Readonly<Partial<Record<RecipientState, CsvHeader>>> = {
  RECIPIENT_STATE_WAITING: waiting,
  RECIPIENT_STATE_SENDING: waiting,
  RECIPIENT_STATE_SENT: sent,
  RECIPIENT_STATE_FAILED: failed,
  RECIPIENT_STATE_UNKNOWN: unknown,
  RECIPIENT_STATE_SKIPPED: leftOut,
};
const ownReasons: Readonly<Record<string, CsvHeader>> = {
  suspended: { en: 'Suspended', bn: 'স্থগিত' },
  unsubscribed: { en: 'Unsubscribed', bn: 'ইমেইল বন্ধ করেছেন' },
  'process-stopped': {
    en: 'The sender stopped while it sent this mail',
    bn: 'ইমেইলটি পাঠানোর মাঝখানে কাজ বন্ধ হয়ে গিয়েছিল',
  },
};

/** The recipients of a mass mail with the outcome for each. */
export const recipientCsv = boundedListCsv({
  name: 'mass-mail-recipients',
  columns: [
    text<CampaignRecipient>({ en: 'Name', bn: 'নাম' }, (row) => row.name),
    text<CampaignRecipient>({ en: 'Email', bn: 'ইমেইল' }, (row) => row.email),
    name<CampaignRecipient, RecipientState>({ en: 'Outcome', bn: 'ফল' }, outcomes, ({ state }) => state),
    // Other reasons are the answers of the mail relay.
    text<CampaignRecipient>(
      { en: 'Reason', bn: 'কারণ' },
      ({ reason }, language) => ownReasons[reason]?.[language] ?? reason,
    ),
    instant<CampaignRecipient>({ en: 'Date', bn: 'তারিখ' }, ({ at }) => at),
  ],
  rows: ({ recipients }: ListCampaignRecipientsResponse) => recipients,
  idOf: ({ id }) => id,
});
