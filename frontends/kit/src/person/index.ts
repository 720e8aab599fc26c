// What an account asks of a person, at the sign-up and later. Bundled with the pages of those forms.
export { arePasswordsSame, newPassword, passwordsDiffer } from './new-password.ts';
export { personFields } from './person-fields.ts';
