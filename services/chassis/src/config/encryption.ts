import type { Encryption } from './setting.ts';

const hasParameter = (text: string, name: string, value: string): boolean =>
  new URL(text).searchParams.get(name) === value;

/** What each kind of connection needs to be encrypted. The texts are valid addresses already. */
export const encryption = {
  postgres: {
    isOn: (text) => hasParameter(text, 'sslmode', 'verify-full'),
    advice: 'add sslmode=verify-full to the address',
  },
  mongo: {
    isOn: (text) =>
      hasParameter(text, 'tls', 'true') ||
      (new URL(text).protocol === 'mongodb+srv:' && !hasParameter(text, 'tls', 'false')),
    advice: 'add tls=true to the address',
  },
  redis: {
    isOn: (text) => new URL(text).protocol === 'rediss:' && new URL(text).password !== '',
    advice: 'use rediss://user:password@host:port',
  },
  https: {
    isOn: (text) => new URL(text).protocol === 'https:',
    advice: 'use an https address',
  },
  smtp: {
    isOn: (text) => new URL(text).protocol === 'smtps:' || hasParameter(text, 'requireTLS', 'true'),
    advice: 'use smtps://, or add requireTLS=true to the address',
  },
  flag: {
    isOn: (text) => text === 'true',
    advice: 'set it to true',
  },
  file: {
    isOn: (text) => text !== '',
    advice: 'give the file',
  },
} satisfies Record<string, Encryption>;
