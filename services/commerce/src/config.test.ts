import { loadSettings } from '@sargam/chassis/config';
import { settings } from './config.ts';

const given = {
  SARGAM_ENV: 'production',
  DATABASE_URL: 'postgres://commerce:pw@db.internal:5432/commerce',
  KAFKA_BROKERS: 'kafka.internal:9092',
  CALLER_SECRET: 'a-real-one',
  CATALOGUE_ADDRESS: 'catalogue:50051',
  IDENTITY_ADDRESS: 'identity:50051',
  LEARNING_ADDRESS: 'learning:50051',
  SITE_URL: 'https://sargam.example',
};
const real = {
  SSLCOMMERZ_URL: 'https://securepay.sslcommerz.com',
  SSLCOMMERZ_STORE_ID: 'sargamlive',
  SSLCOMMERZ_STORE_PASSWORD: 'not-qwerty',
};

it('production runs on the real gateway', () => {
  expect(loadSettings(settings, { ...given, ...real }).sslcommerzUrl).toBe(real.SSLCOMMERZ_URL);
});

it.each(['SSLCOMMERZ_URL', 'SSLCOMMERZ_STORE_ID', 'SSLCOMMERZ_STORE_PASSWORD'])(
  'production refuses to take payments with the %s of the sandbox',
  (name) => {
    expect(() => loadSettings(settings, { ...given, ...real, [name]: undefined })).toThrow(name);
  },
);
