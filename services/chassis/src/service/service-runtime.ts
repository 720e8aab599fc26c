import type { CompatServiceDefinition } from 'nice-grpc';
import type { Logger } from 'pino';
import { createCallerSigner, createCallerVerifier } from '../caller/caller-signatures.ts';
import type { Clock } from '../clock/index.ts';
import type { ProcessValues } from '../config/index.ts';
import { type ClientOptions, createClient, createGrpcServer, type ManagedGrpcServer } from '../grpc/index.ts';
import { runInScope } from '../scope/index.ts';
import { createJobs, type Jobs } from './jobs.ts';
import { createMetrics } from './metrics.ts';
import { createReadiness, type Readiness } from './readiness.ts';
import type { Service } from './service.ts';
import { createStopHooks, type StopHooks } from './stop-hooks.ts';

interface RuntimeOptions<S> {
  readonly name: string;
  readonly settings: S;
  readonly clock: Clock;
  readonly log: Logger;
}

/** The service, and the parts that start and stop it. */
export interface ServiceRuntime<S> {
  readonly service: Service<S>;
  readonly grpcServer: ManagedGrpcServer;
  readonly readiness: Readiness;
  readonly jobs: Jobs;
  readonly stopHooks: StopHooks;
  /** Aborts the signal `stopping`. */
  readonly abortStopping: () => void;
}

export const createServiceRuntime = <S extends ProcessValues>({
  name,
  settings,
  clock,
  log,
}: RuntimeOptions<S>): ServiceRuntime<S> => {
  const stopController = new AbortController();
  const stopping = stopController.signal;
  const metrics = createMetrics(name);
  const readiness = createReadiness();
  const jobs = createJobs(log, metrics, stopping);
  const stopHooks = createStopHooks(log);
  const { callerSecret } = settings;
  const grpcServer = createGrpcServer({
    clock,
    log,
    stopping,
    verifyCaller: createCallerVerifier(callerSecret),
    seconds: metrics.histogram('grpc_server_seconds', 'Calls handled', ['method', 'code']),
    isReady: async () => (await readiness.report()).ready,
  });
  const clientSeconds = metrics.histogram('grpc_client_seconds', 'Calls made', ['method', 'outcome']);
  const signCaller = createCallerSigner(callerSecret);

  const runAsCaller: Service['runAsCaller'] = (caller, run) =>
    runInScope({ caller, signedCaller: undefined }, run);
  const serviceCaller = { subject: name, roles: ['service'], session: '', claims: {} };

  const service: Service<S> = {
    name,
    settings,
    clock,
    log,
    stopping,
    ...metrics,
    grpc: grpcServer,
    client: <D extends CompatServiceDefinition>(
      definition: D,
      address: string,
      options?: ClientOptions<D>,
    ) => {
      const onStop = (close: () => void) => stopHooks.add(`client of ${address}`, close);
      const deps = { clock, signCaller, seconds: clientSeconds, onStop };
      return createClient(deps, definition, address, options);
    },
    addReadinessCheck: readiness.addCheck,
    onStop: stopHooks.add,
    scheduleJob: jobs.schedule,
    runAsCaller,
    runAsService: (run) => runAsCaller(serviceCaller, run),
  };
  return {
    service,
    grpcServer,
    readiness,
    jobs,
    stopHooks,
    abortStopping: () => stopController.abort(),
  };
};
