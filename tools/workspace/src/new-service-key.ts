// npm run new:service-key NAME VERSION: prints a key pair of a service for SERVICE_KEY and SERVICE_PUBLIC_KEYS.

import { randomBytes } from 'node:crypto';
import { deriveServiceKeys } from '@sargam/chassis/caller';

const [service, version] = process.argv.slice(2);
if (!service || !version) throw new Error('Usage: npm run new:service-key NAME VERSION');
const { privateJwk, publicJwk } = deriveServiceKeys(`${service}.${version}`, randomBytes(32).toString('hex'));
console.log(`SERVICE_KEY of ${service} (secret):\n${JSON.stringify(privateJwk)}\n`);
console.log(`Key for SERVICE_PUBLIC_KEYS of all services, {"keys": [...]}:\n${JSON.stringify(publicJwk)}`);
