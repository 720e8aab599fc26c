import { hash, verify } from '@node-rs/argon2';

// OWASP's minimum setting for argon2id: 19 MiB, two passes; takes about 100 ms.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, cost);

/** Verified against if there is no account, so that the answer takes the same time as for an existing account. */
let dummyHash: Promise<string> | undefined;

/** Whether the password matches the hash. Without a hash the result is false, after the same time. */
export const verifyPassword = async (
  password: string,
  passwordHash: string | undefined,
): Promise<boolean> => {
  dummyHash ??= hashPassword('nobody has this password');
  const matches = await verify(passwordHash ?? (await dummyHash), password);
  return matches && passwordHash !== undefined;
};
