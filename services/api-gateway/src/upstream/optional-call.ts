import type { ExtraCallOptions, Service } from '@sargam/chassis/service';
import type { GatewaySettings } from '../config.ts';

export interface CallOptional {
  /** Calls a service with a short timeout for an optional part of a response; undefined and counted on failure. */
  <T>(part: string, call: (options: ExtraCallOptions) => Promise<T>): Promise<T | undefined>;
}

export const createOptionalCaller = (service: Service<GatewaySettings>): CallOptional => {
  const missingParts = service.counter(
    'gateway_optional_parts_missing_total',
    'Optional response parts left out because their call failed',
    ['part'],
  );
  const options = { timeoutMs: service.settings.optionalCallTimeout };
  return async (part, call) => {
    try {
      return await call(options);
    } catch (err) {
      missingParts.inc({ part });
      service.log.warn({ err, part }, 'optional response part unavailable');
      return undefined;
    }
  };
};
