import type { ListSocialSignUpsResponse, SocialSignUp } from '@sargam/proto/identity/v1/social';
import { csvColumn } from '../../csv/csv-columns.ts';
import { boundedListCsv } from '../../csv/list-csv.ts';
import { loginFrom } from './people-response.ts';

const { text, instant } = csvColumn;

/** Users whose first login was with Google or Facebook. */
export const signUpCsv = boundedListCsv({
  name: 'social-sign-ups',
  columns: [
    text<SocialSignUp>({ en: 'Name', bn: 'নাম' }, (signUp) => signUp.name),
    text<SocialSignUp>({ en: 'Email', bn: 'ইমেইল' }, (signUp) => signUp.email),
    text<SocialSignUp>({ en: 'Signed up with', bn: 'যার মাধ্যমে এসেছেন' }, loginFrom),
    instant<SocialSignUp>({ en: 'Join date', bn: 'যোগদানের তারিখ' }, (signUp) => signUp.createdAt),
  ],
  rows: ({ signUps }: ListSocialSignUpsResponse) => signUps,
  idOf: ({ personId }) => personId,
});
