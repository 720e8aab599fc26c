import type { TsProtoServiceDefinition } from 'nice-grpc';
import type { ServiceUnderTest } from './service-under-test.ts';

/** The methods of all contracts of the service, sorted, without those whose names say that they only read. */
export const listChangingMethods = ({ service }: Pick<ServiceUnderTest<unknown>, 'service'>): string[] =>
  (service.grpc.definitions as readonly TsProtoServiceDefinition[])
    .flatMap(({ methods }) => Object.keys(methods))
    .filter((name) => !/^(get|list|find|count|check|summarize)/.test(name))
    .sort();
