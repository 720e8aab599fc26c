import { randomBytes } from 'node:crypto';
import {
  codeLength,
  formatCertificateCode,
  formatSerial,
  parseCertificateCode,
  toCertificateCode,
} from './certificate-code.ts';

it('a code is read back as it is printed, in any case and with Bengali digits', () => {
  const code = toCertificateCode(randomBytes(codeLength));
  expect(code).toHaveLength(codeLength);
  const typed = ` ${formatCertificateCode(code).toLowerCase()} `.replace(/[2-9]/g, (digit) =>
    String.fromCharCode(0x9e6 + Number(digit)),
  );
  expect(parseCertificateCode(typed)).toBe(code);
});

it.each(['', 'ABCDE', 'A'.repeat(21), `${'A'.repeat(19)}0`, `${'A'.repeat(19)}'`])(
  '%j is no code',
  (text) => {
    expect(parseCertificateCode(text)).toBeUndefined();
  },
);

it.each([
  [1n, 'CERT-000001'],
  [1_234_567n, 'CERT-1234567'],
])('the serial number %d is printed as %s', (serial, printed) => {
  expect(formatSerial(serial)).toBe(printed);
});
