import type { ExtraCallOptions, Service } from '@sargam/chassis/service';
import type { GatewaySettings } from '../config.ts';

export interface CallOptional {
  /** Asks with the patience for what a screen can do without; undefined when it does not come, and counted. */
  <T>(part: string, ask: (extras: ExtraCallOptions) => Promise<T>): Promise<T | undefined>;
}

export const createOptionalCaller = (service: Service<GatewaySettings>): CallOptional => {
  const leftOut = service.counter(
    'gateway_parts_left_out_total',
    'Optional parts of answers that did not come',
    ['part'],
  );
  const extras = { timeoutMs: service.settings.optionalPatience };
  return async (part, ask) => {
    try {
      return await ask(extras);
    } catch (err) {
      leftOut.inc({ part });
      service.log.warn({ err, part }, 'answered without an optional part');
      return undefined;
    }
  };
};
