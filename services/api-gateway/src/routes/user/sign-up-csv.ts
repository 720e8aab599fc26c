import type { SocialSignUp } from '@sargam/proto/identity/v1/social';
import { csvColumn } from '../../csv/csv-columns.ts';
import { csvChunks, csvPageSize, keysetPages } from '../../csv/csv-pages.ts';
import type { HandlerDeps } from '../../routing/handler-deps.ts';
import type { Language } from '../../wire/language.ts';
import { loginFrom } from './people-wire.ts';

const { text, instant } = csvColumn;

const columns = [
  text<SocialSignUp>({ en: 'Name', bn: 'নাম' }, (signUp) => signUp.name),
  text<SocialSignUp>({ en: 'Email', bn: 'ইমেইল' }, (signUp) => signUp.email),
  text<SocialSignUp>({ en: 'Signed up with', bn: 'যার মাধ্যমে এসেছেন' }, loginFrom),
  instant<SocialSignUp>({ en: 'Join date', bn: 'যোগদানের তারিখ' }, (signUp) => signUp.createdAt),
];

/** All users whose first login was with Google or Facebook. */
export const signUpCsv = (socialLogins: HandlerDeps['socialLogins'], language: Language) => {
  const page = { page: 1, limit: csvPageSize };
  const pages = keysetPages(
    async (after: string | undefined) =>
      (await socialLogins.listSocialSignUps({ page, after: after ?? '' })).signUps,
    ({ personId }) => personId,
  );
  return csvChunks(columns, pages, language);
};
