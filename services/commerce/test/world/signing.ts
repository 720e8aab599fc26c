import { signatureOf } from '../../src/payments/sslcommerz/signature.ts';

/** Signs a message as the gateway would: for what only somebody who has our password could send. */
export const signAsGateway = (fields: Record<string, string>): Record<string, string> => {
  const keys = fields.verify_key?.split(',') ?? [];
  return {
    ...fields,
    verify_sign: signatureOf('md5', fields, keys, 'qwerty'),
    verify_sign_sha2: signatureOf('sha256', fields, keys, 'qwerty'),
  };
};
