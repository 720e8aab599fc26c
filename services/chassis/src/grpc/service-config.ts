import type { CompatServiceDefinition, TsProtoServiceDefinition } from 'nice-grpc';

interface MethodName {
  readonly service: string;
  readonly method: string;
}

const isTsProto = (definition: CompatServiceDefinition): definition is TsProtoServiceDefinition =>
  'fullName' in definition && 'methods' in definition;

const nameOf = (definition: CompatServiceDefinition, call: string): MethodName => {
  if (isTsProto(definition))
    return { service: definition.fullName, method: definition.methods[call]?.name ?? call };
  const [, service = '', method = ''] = definition[call]?.path.split('/') ?? [];
  return { service, method };
};

// Two more tries within the call's own deadline; and none at all while most calls fail, so that a chain of services
// does not multiply the load on the one that is down.
const retryPolicy = {
  maxAttempts: 3,
  initialBackoff: '0.05s',
  maxBackoff: '0.5s',
  backoffMultiplier: 3,
  retryableStatusCodes: ['UNAVAILABLE'],
};
const retryThrottling = { maxTokens: 20, tokenRatio: 0.2 };

/** gRPC's service config: spread over all addresses behind the name, and retry the calls named safe, no others. */
export const serviceConfig = (definition: CompatServiceDefinition, safe: readonly string[]): string =>
  JSON.stringify({
    loadBalancingConfig: [{ round_robin: {} }],
    methodConfig:
      safe.length === 0 ? [] : [{ name: safe.map((call) => nameOf(definition, call)), retryPolicy }],
    retryThrottling,
  });
