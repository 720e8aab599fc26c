import type { CompatServiceDefinition, TsProtoServiceDefinition } from 'nice-grpc';

export interface MethodName {
  /** With its package, such as `sargam.commerce.v1.WalletService`. */
  readonly service: string;
  readonly method: string;
}

const isTsProto = (definition: CompatServiceDefinition): definition is TsProtoServiceDefinition =>
  'fullName' in definition && 'methods' in definition;

/** The name of a method in its contract, for its name in the definition. */
export const methodNameOf = (definition: CompatServiceDefinition, call: string): MethodName => {
  if (isTsProto(definition))
    return { service: definition.fullName, method: definition.methods[call]?.name ?? call };
  const [, service = '', method = ''] = definition[call]?.path.split('/') ?? [];
  return { service, method };
};

/** The path of a method in HTTP/2, as `/package.Service/Method`. */
export const methodPathOf = (definition: CompatServiceDefinition, call: string): string => {
  const { service, method } = methodNameOf(definition, call);
  return `/${service}/${method}`;
};
