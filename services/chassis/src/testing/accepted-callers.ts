import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { TsProtoServiceDefinition } from 'nice-grpc';
import { DomainError } from '../errors/index.ts';
import { findServiceFolder } from './service-folder.ts';
import type { ServiceUnderTest } from './service-under-test.ts';

const refusals: ReadonlySet<string> = new Set(['caller-not-verified', 'service-not-allowed']);

/** Calls every method of the service as every service of the repository. Returns a line per method with the services that it takes. */
export const listAcceptedCallers = async (
  suite: ServiceUnderTest<unknown>,
  folder: string,
): Promise<string> => {
  const services = readdirSync(dirname(findServiceFolder(folder)), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'chassis')
    .map(({ name }) => name);
  const lines: string[] = [];
  for (const definition of suite.service.grpc.definitions as readonly TsProtoServiceDefinition[]) {
    const accepted = await Promise.all(services.map((name) => callAs(suite, definition, name)));
    for (const method of Object.keys(definition.methods)) {
      const callers = services.filter((_, at) => accepted[at]?.has(method));
      lines.push(`${definition.fullName}/${definition.methods[method]?.name} ${callers.join(' ')}\n`);
    }
  }
  return lines.join('');
};

/** The methods that take a call of the service. A call with an empty request that fails later was taken. */
const callAs = async (
  suite: ServiceUnderTest<unknown>,
  definition: TsProtoServiceDefinition,
  name: string,
): Promise<ReadonlySet<string>> => {
  const client = suite.as({ subject: name, roles: ['service'] }).client(definition);
  const calls = client as unknown as Readonly<Record<string, (request: object) => Promise<unknown>>>;
  const accepted = new Set<string>();
  for (const method of Object.keys(definition.methods)) {
    const error = await calls[method]?.({}).then(
      () => undefined,
      (failure: unknown) => failure,
    );
    if (!(error instanceof DomainError && refusals.has(error.code))) accepted.add(method);
  }
  return accepted;
};
