export { type ClientDeps, createClient } from './client.ts';
export { methodPathOf } from './method-name.ts';
export { createGrpcServer, type ManagedGrpcServer } from './server.ts';
export { channelCredentials, serverCredentials } from './tls.ts';
export type { ClientOptions, ExtraCallOptions, GrpcServer, ServiceCallers, ServiceClient } from './types.ts';
