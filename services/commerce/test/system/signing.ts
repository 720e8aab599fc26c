import { signatureOf } from '../../src/payments/sslcommerz/signature.ts';

/** Signs a message as the gateway does, for senders that have the store password. */
export const signAsGateway = (fields: Record<string, string>): Record<string, string> => {
  const keys = fields.verify_key?.split(',') ?? [];
  return {
    ...fields,
    verify_sign: signatureOf('md5', fields, keys, 'qwerty'),
    verify_sign_sha2: signatureOf('sha256', fields, keys, 'qwerty'),
  };
};
