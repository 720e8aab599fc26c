import type { PortAllocator } from '../supervise/ports.ts';
import type { PartDescription } from './description.ts';

export interface PartPorts {
  readonly grpc?: number;
  readonly ops?: number;
  readonly http?: number;
}

/** The ports of all parts of a run, assigned before the first part starts, so that all parts can start in parallel. */
export interface Wiring {
  readonly parts: readonly PartDescription[];
  readonly ports: ReadonlyMap<string, PartPorts>;
  readonly site: number;
  readonly metrics: number;
}

export const findPorts = (wiring: Wiring, name: string): PartPorts => wiring.ports.get(name) ?? {};

const allocatePartPorts = async (part: PartDescription, ports: PortAllocator): Promise<PartPorts> => {
  const http = () => ports.allocate(`${part.name}-http`);
  const ops = () => ports.allocate(`${part.name}-ops`);
  if (part.kind !== 'service') return { http: await http(), ...(part.server ? { ops: await ops() } : {}) };
  return {
    grpc: await ports.allocate(`${part.name}-grpc`),
    ops: await ops(),
    ...(part.http ? { http: await http() } : {}),
  };
};

export const assignPorts = async (
  parts: readonly PartDescription[],
  ports: PortAllocator,
  sitePort: number,
): Promise<Wiring> => {
  const site = await ports.allocate('site', { wanted: sitePort });
  const metrics = await ports.allocate('metrics');
  const pairs = await Promise.all(
    parts.map(async (part) => [part.name, await allocatePartPorts(part, ports)] as const),
  );
  return { parts, ports: new Map(pairs), site, metrics };
};

export const siteUrl = (wiring: Wiring): string => `http://localhost:${wiring.site}`;

/** The addresses that the launcher prints, by name: `payments`, … */
export const publicAddresses = (wiring: Wiring): Record<string, string> =>
  Object.fromEntries(
    wiring.parts.flatMap((part) =>
      part.address ? [[part.address, `http://localhost:${findPorts(wiring, part.name).http}`]] : [],
    ),
  );

/** The setting with the gRPC address of a service: `api-gateway` → `API_GATEWAY_ADDRESS`. */
const addressSetting = (service: string): string => `${service.toUpperCase().replaceAll('-', '_')}_ADDRESS`;

export const grpcAddresses = (wiring: Wiring, services: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    services.map((name) => [addressSetting(name), `127.0.0.1:${findPorts(wiring, name).grpc}`]),
  );
