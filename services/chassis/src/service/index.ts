export type { CallContext } from 'nice-grpc';
export { callerOf, requireCaller, requireOwner } from '../caller/index.ts';
export { runService } from './run-service.ts';
export { runTask } from './run-task.ts';
export type {
  CallExtras,
  ClientOptions,
  GrpcDoor,
  RunningService,
  Service,
  ServiceClient,
} from './service.ts';
export { type StartOptions, startService } from './start-service.ts';
