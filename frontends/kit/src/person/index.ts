// What an account asks of a person, at the sign-up and later. Bundled with the pages of those forms.
export { newPasswordFields, passwordMismatch, passwordsMatch } from './new-password.ts';
export { personalDetailsFields } from './person-fields.ts';
