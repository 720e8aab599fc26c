import type { CompatServiceDefinition } from 'nice-grpc';
import type { Logger } from 'pino';
import { createCallerSigner, createCallerVerifier } from '../caller/caller-signatures.ts';
import type { Clock } from '../clock/index.ts';
import type { ProcessValues } from '../config/index.ts';
import { createClient, createGrpcServer, type ManagedGrpcServer } from '../grpc/index.ts';
import { runInScope } from '../scope/index.ts';
import { createJobs, type Jobs } from './jobs.ts';
import { createMetrics } from './metrics.ts';
import { createReadiness, type Readiness } from './readiness.ts';
import type { ClientOptions, Service } from './service.ts';
import { createStopHooks, type StopHooks } from './stop-hooks.ts';

interface RuntimeOptions<S> {
  readonly name: string;
  readonly settings: S;
  readonly clock: Clock;
  readonly log: Logger;
}

/** The service as its own code sees it, and the parts that whoever starts and stops it needs. */
export interface ServiceRuntime<S> {
  readonly service: Service<S>;
  readonly grpcServer: ManagedGrpcServer;
  readonly readiness: Readiness;
  readonly jobs: Jobs;
  readonly stopHooks: StopHooks;
  /** Tells everything that watches `stopping`. */
  readonly abortStopping: () => void;
}

export const createServiceRuntime = <S extends ProcessValues>({
  name,
  settings,
  clock,
  log,
}: RuntimeOptions<S>): ServiceRuntime<S> => {
  const stopper = new AbortController();
  const stopping = stopper.signal;
  const made = createMetrics(name);
  const readiness = createReadiness();
  const jobs = createJobs(log, made, stopping);
  const stopHooks = createStopHooks(log);
  const { callerSecret } = settings;
  const common = { clock, log, stopping };
  const served = made.histogram('grpc_server_seconds', 'Calls answered', ['method', 'code']);
  const door = createGrpcServer({
    ...common,
    verifyCaller: createCallerVerifier(callerSecret),
    seconds: served,
    isReady: async () => (await readiness.report()).ready,
  });
  const called = made.histogram('grpc_client_seconds', 'Calls made', ['method', 'outcome']);
  const signCaller = createCallerSigner(callerSecret);

  const asCaller: Service['runAsCaller'] = (caller, run) =>
    runInScope({ caller, signedCaller: undefined }, run);
  const itself = { subject: name, roles: ['service'], session: '', claims: {} };

  const service: Service<S> = {
    ...{ name, settings, clock, log, stopping },
    ...made,
    grpc: door,
    client: <D extends CompatServiceDefinition>(
      definition: D,
      address: string,
      options?: ClientOptions<D>,
    ) => {
      const onStop = (close: () => void) => stopHooks.add(`client of ${address}`, close);
      return createClient({ ...common, signCaller, seconds: called, onStop }, definition, address, options);
    },
    addReadinessCheck: readiness.addCheck,
    onStop: stopHooks.add,
    scheduleJob: jobs.schedule,
    runAsCaller: asCaller,
    runAsService: (run) => asCaller(itself, run),
  };
  return { service, grpcServer: door, readiness, jobs, stopHooks, abortStopping: () => stopper.abort() };
};
