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

// Two retries within the call's deadline. Retry throttling stops retries while most calls fail, so that a chain of
// services does not multiply the load on a failing one.
const retryPolicy = {
  maxAttempts: 3,
  initialBackoff: '0.05s',
  maxBackoff: '0.5s',
  backoffMultiplier: 3,
  retryableStatusCodes: ['UNAVAILABLE'],
};
const retryThrottling = { maxTokens: 20, tokenRatio: 0.2 };

/** The gRPC service config: round robin over all addresses of the name, and retries for the retryable calls only. */
export const serviceConfig = (definition: CompatServiceDefinition, retryable: readonly string[]): string =>
  JSON.stringify({
    loadBalancingConfig: [{ round_robin: {} }],
    methodConfig:
      retryable.length === 0
        ? []
        : [{ name: retryable.map((call) => nameOf(definition, call)), retryPolicy }],
    retryThrottling,
  });
