import { randomBytes } from 'node:crypto';
import type { Response } from 'express';
import { addCallLogNote } from '../calls/call-log.ts';

/** An error of the Graph API. */
export interface GraphError {
  message: string;
  code: number;
  subcode?: number;
}

export const graphErrors = {
  badToken: { message: 'Invalid OAuth access token - Cannot parse access token', code: 190 },
  expired: {
    message: 'Error validating access token: Session has expired.',
    code: 190,
    subcode: 463,
  },
  noToken: {
    message: 'An active access token must be used to query information about the current user.',
    code: 2500,
  },
  badAppToken: { message: 'Invalid OAuth access token signature.', code: 190 },
  otherApp: { message: '(#100) The App_id in the input_token did not match the Viewing App', code: 100 },
  noInput: { message: '(#100) The parameter input_token is required', code: 100 },
  badProof: { message: 'Invalid appsecret_proof provided in the API argument', code: 100 },
  badClient: {
    message: 'Error validating application. Cannot get application info due to a system error.',
    code: 101,
  },
  badSecret: { message: 'Error validating client secret.', code: 1 },
  badCode: { message: 'Invalid verification code format.', code: 100 },
  usedCode: { message: 'This authorization code has been used.', code: 100, subcode: 36_009 },
  oldCode: { message: 'This authorization code has expired.', code: 100, subcode: 36_007 },
  badRedirect: {
    message:
      'Error validating verification code. Please make sure your redirect_uri is identical to the one you used in the OAuth dialog request',
    code: 100,
    subcode: 36_008,
  },
  badVerifier: { message: 'Invalid code_verifier parameter', code: 1 },
} as const satisfies Record<string, GraphError>;

export const unknownFieldError = (name: string): GraphError => ({
  message: `(#100) Tried accessing nonexisting field (${name}) on node type (User)`,
  code: 100,
});

/** The Graph API answers 400 to nearly every error; the code distinguishes them. */
export const sendGraphError = (response: Response, { message, code, subcode }: GraphError): void => {
  addCallLogNote(response, `error ${code}`);
  response.status(400).json({
    error: {
      message,
      type: 'OAuthException',
      code,
      ...(subcode && { error_subcode: subcode }),
      fbtrace_id: `A${randomBytes(16).toString('base64url')}`,
    },
  });
};
