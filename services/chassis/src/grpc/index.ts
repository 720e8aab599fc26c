export { type ClientDeps, createClient } from './client.ts';
export { createGrpcServer, type ManagedGrpcServer } from './server.ts';
export type { ClientOptions, ExtraCallOptions, GrpcServer, ServiceClient } from './types.ts';
