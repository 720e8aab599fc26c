import { hash, verify } from '@node-rs/argon2';

// OWASP's smallest setting for argon2id: 19 MiB, two passes; about 100 ms here.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, cost);

/** Verified against when there is no such account, so that the answer takes as long as for one that exists. */
let dummyHash: Promise<string> | undefined;

/** Whether the password fits; always false, and just as slow, without a hash. */
export const verifyPassword = async (
  password: string,
  passwordHash: string | undefined,
): Promise<boolean> => {
  dummyHash ??= hashPassword('nobody has this password');
  const fits = await verify(passwordHash ?? (await dummyHash), password);
  return fits && passwordHash !== undefined;
};
