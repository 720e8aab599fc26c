export type { CallContext } from 'nice-grpc';
export { callerOf, requireCaller, requireOwner } from '../caller/index.ts';
export { runCommand } from './run-command.ts';
export { runService } from './run-service.ts';
export type {
  ClientOptions,
  ExtraCallOptions,
  GrpcServer,
  RunningService,
  Service,
  ServiceClient,
} from './service.ts';
export { type StartOptions, startService } from './start-service.ts';
