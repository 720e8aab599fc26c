import { deriveServiceKeys } from '@sargam/chassis/caller';
import type { Secrets } from '../base/secrets.ts';

/** SERVICE_KEY of a service and SERVICE_PUBLIC_KEYS of all services, derived from one secret of the home. */
export const serviceKeySettings = (name: string, services: readonly string[], secrets: Secrets) => {
  const keysOf = (service: string) => deriveServiceKeys(`${service}.1`, secrets('service-keys'));
  return {
    SERVICE_KEY: JSON.stringify(keysOf(name).privateJwk),
    SERVICE_PUBLIC_KEYS: JSON.stringify({ keys: services.map((service) => keysOf(service).publicJwk) }),
  };
};
