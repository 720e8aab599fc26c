export type { CallContext } from 'nice-grpc';
export { callerOf, requireCaller, requireOwner } from '../caller/index.ts';
export type {
  ClientOptions,
  ExtraCallOptions,
  GrpcServer,
  ServiceCallers,
  ServiceClient,
} from '../grpc/index.ts';
export { runCommand, runService } from './run-service.ts';
export type { RunningService, Service } from './service.ts';
export { type StartOptions, startService } from './start-service.ts';
