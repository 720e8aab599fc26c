// Validation of the fields of an account, for sign-up and profile forms. Bundled with the pages of these forms.
export { checkNewPassword } from './check-new-password.ts';
export { checkPersonalDetails, checkPhoto, cleanPersonalDetails } from './check-personal-details.ts';
