// npm run bench:calls: CPU of signing and verifying the caller of one gRPC call.

import {
  type Caller,
  createAssertionSigner,
  createAssertionVerifier,
  developmentKeys,
  gatewayName,
  parsePublicKeys,
  parseSigningKey,
} from '@sargam/chassis/caller';

const path = '/sargam.commerce.v1.CommerceService/GetCart';
const count = 5000;
const limitMs = 0.15;

const createCaller = (subject: string): Caller => ({
  subject,
  roles: ['student'],
  session: '01M8540BWA2HRM0Y2P3XHBHY88',
  claims: { verified: 'true' },
});

/** CPU milliseconds of one call in the calling and the called service together. */
const measure = (callerAt: (at: number) => Caller | undefined): number => {
  const sign = createAssertionSigner(parseSigningKey(developmentKeys, gatewayName));
  const verify = createAssertionVerifier(parsePublicKeys(developmentKeys));
  const call = (at: number) => verify(sign({ path, caller: callerAt(at) }, new Date()), new Date());
  for (let at = 0; at < count; at += 1) call(at);
  const before = process.cpuUsage();
  for (let at = count; at < 2 * count; at += 1) call(at);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / count;
};

const maya = createCaller('maya');
const rows = {
  'the first call of a person to a method': measure((at) => createCaller(String(at))),
  'a repeated call of a person within 30 s': measure(() => maya),
  'a call of a visitor': measure(() => undefined),
};
for (const [name, ms] of Object.entries(rows)) console.log(`${ms.toFixed(4)} ms  ${name}`);
console.log(`limit: ${limitMs} ms of CPU per call`);
