// Validation schemas of the fields of an account, for sign-up and profile forms. Bundled with the pages of these forms.
export { newPasswordFields, passwordMismatch, passwordsMatch } from './new-password-fields.ts';
export { personalDetailsFields } from './personal-details-fields.ts';
