import { loadSettings } from '@sargam/chassis/config';
import { settings } from './config.ts';

const environment = {
  SARGAM_ENV: 'production',
  DATABASE_URL: 'postgres://commerce:pw@db.internal:5432/commerce?sslmode=verify-full',
  KAFKA_BROKERS: 'kafka.internal:9093',
  KAFKA_TLS: 'true',
  GRPC_TLS_CERT: '/tls/tls.crt',
  GRPC_TLS_KEY: '/tls/tls.key',
  GRPC_TLS_CA: '/tls/ca.crt',
  SERVICE_KEY: 'production-key',
  SERVICE_PUBLIC_KEYS: 'production-keys',
  CATALOGUE_ADDRESS: 'catalogue:50051',
  IDENTITY_ADDRESS: 'identity:50051',
  SITE_URL: 'https://sargam.example',
};
const liveStore = {
  SSLCOMMERZ_URL: 'https://securepay.sslcommerz.com',
  SSLCOMMERZ_STORE_ID: 'sargamlive',
  SSLCOMMERZ_STORE_PASSWORD: 'not-qwerty',
};

it('production accepts the live gateway', () => {
  expect(loadSettings(settings, { ...environment, ...liveStore }).sslcommerzUrl).toBe(
    liveStore.SSLCOMMERZ_URL,
  );
});

it.each(['SSLCOMMERZ_URL', 'SSLCOMMERZ_STORE_ID', 'SSLCOMMERZ_STORE_PASSWORD'])(
  'production rejects %s of the sandbox',
  (name) => {
    expect(() => loadSettings(settings, { ...environment, ...liveStore, [name]: undefined })).toThrow(name);
  },
);
