// Command: node create-certificates.ts <folder>. Writes the certificates of two authorities, ours.pem and other.pem, and of two
// hosts by the first one: localhost and store, each as .pem and .key. It is a process of its own, because the library does not load
// under Jest.
import 'reflect-metadata';
import { webcrypto } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  BasicConstraintsExtension,
  PemConverter,
  SubjectAlternativeNameExtension,
  X509CertificateGenerator,
} from '@peculiar/x509';

const [folder = '.'] = process.argv.slice(2);
const signingAlgorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
const createKeys = () => webcrypto.subtle.generateKey(signingAlgorithm, true, ['sign', 'verify']);
const write = (name: string, pem: string): void => writeFileSync(join(folder, name), pem);

const createAuthority = async (name: string) => {
  const keys = await createKeys();
  const extensions = [new BasicConstraintsExtension(true)];
  const certificate = await X509CertificateGenerator.createSelfSigned({
    name: `CN=${name}`,
    keys,
    signingAlgorithm,
    extensions,
  });
  write(`${name}.pem`, certificate.toString('pem'));
  return { issuer: certificate.subject, signingKey: keys.privateKey, signingAlgorithm };
};

const ours = await createAuthority('ours');
await createAuthority('other');
for (const host of ['localhost', 'store']) {
  const { publicKey, privateKey } = await createKeys();
  const extensions = [new SubjectAlternativeNameExtension([{ type: 'dns', value: host }])];
  const issued = await X509CertificateGenerator.create({
    ...ours,
    subject: `CN=${host}`,
    publicKey,
    extensions,
  });
  write(`${host}.pem`, issued.toString('pem'));
  write(
    `${host}.key`,
    PemConverter.encode(await webcrypto.subtle.exportKey('pkcs8', privateKey), 'PRIVATE KEY'),
  );
}
