import { DomainError } from '@sargam/chassis/errors';
import type { Person } from '@sargam/proto/identity/v1/identity';
import type { StoredFile } from '../../api/files.ts';
import { field, responseOf, success, text } from '../../api/response.ts';
import { isFromSite } from '../../auth/same-origin.ts';
import type { HandlerDeps } from '../../routing/handler-deps.ts';
import { type Route, route } from '../../routing/route.ts';
import {
  accountFormFor,
  createdAccountMessage,
  incompleteAccountMessage,
  type SignUpInput,
  toAccountError,
  unknownProfile,
} from './account-form.ts';
import { toLoginClient } from './session-response.ts';
import { toSignUp } from './user-mapping.ts';
import { SignUpForm, User } from './user-response.ts';

/** An account for an instructor needs an existing profile (decision B6). */
const requireProfile = async ({ catalogue }: HandlerDeps, instructorId: string): Promise<void> => {
  await catalogue.getInstructor({ instructorId }).catch((error: unknown) => {
    throw error instanceof DomainError && error.kind === 'not_found' ? unknownProfile() : error;
  });
};

interface CreatedAccount {
  readonly input: SignUpInput;
  readonly person: Person;
}

export const signUpRoutes: readonly Route[] = [
  route.post('/user/signup/', {
    summary:
      'Creates an account and mails the verification link; only an admin may choose another type than student',
    roles: 'anybody',
    stepUp: true,
    rate: 'signup',
    body: SignUpForm,
    bodyFor: accountFormFor,
    multipart: { photo: { kind: 'picture', required: '*Photo required' } },
    invalidMessage: 'Please fill all the required fields',
    invalidMessageFor: incompleteAccountMessage,
    response: responseOf<CreatedAccount>()({
      ...success.fields,
      message: text(({ input }) => createdAccountMessage(input)),
      user: field(User.schema, ({ person }, language) => User.toResponse(person, language)),
    }),
    handle: async ({ body, files, language, request, response }, deps) => {
      const input = body as SignUpInput;
      // The admin form has an optional photo.
      const photo: StoredFile | undefined = files.photo;
      const form = toSignUp(input, photo?.key ?? '', language);
      if (form.instructorId) await requireProfile(deps, form.instructorId);
      const client = isFromSite(request, deps.siteUrl) ? toLoginClient(deps, request) : undefined;
      const person = await deps.identity.signUp({ ...form, client }).catch((error: unknown) => {
        throw toAccountError(input, error);
      });
      if (person.browserToken !== '') deps.cookies.setBrowserId(response, person.browserToken);
      return { input, person };
    },
  }),
];
