// What an account asks of a person, at the sign-up and later. Bundled with the pages of those forms.
export { newPasswordFields, passwordMismatch, passwordsMatch } from './new-password-fields.ts';
export { personalDetailsFields } from './personal-details-fields.ts';
