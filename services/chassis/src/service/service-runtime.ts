import type { Logger } from 'pino';
import {
  type Caller,
  createAssertionSigner,
  createAssertionVerifier,
  parsePublicKeys,
  parseSigningKey,
} from '../caller/index.ts';
import type { Clock } from '../clock/index.ts';
import type { ProcessValues } from '../config/index.ts';
import { channelCredentials, createClient, createGrpcServer, serverCredentials } from '../grpc/index.ts';
import { runInScope } from '../scope/index.ts';
import { createJobs } from './jobs.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { createReadiness } from './readiness.ts';
import type { Service } from './service.ts';

export interface RuntimeOptions<S> {
  readonly name: string;
  readonly settings: S;
  readonly clock: Clock;
  readonly log: Logger;
}

export type ServiceRuntime = ReturnType<typeof createServiceRuntime>;

/** The service, and the parts that start and stop it. */
export const createServiceRuntime = <S extends ProcessValues>(options: RuntimeOptions<S>) => {
  const { name, settings, clock, log } = options;
  const stopController = new AbortController();
  const stopping = stopController.signal;
  const metrics = createMetrics(name);
  const readiness = createReadiness();
  const jobs = createJobs(log, metrics, stopping);
  const stopHooks = createStopHooks(log);
  const identity = createServiceIdentity(settings.serviceKey, name);
  const grpcServer = createGrpcServer({
    clock,
    log,
    stopping,
    credentials: serverCredentials(settings),
    verifyAssertion: createAssertionVerifier(parsePublicKeys(settings.servicePublicKeys)),
    seconds: metrics.histogram('grpc_server_seconds', 'Calls handled', ['method', 'code']),
    rejectedCallers: metrics.counter(
      'grpc_callers_rejected_total',
      'Calls whose calling service was not verified, or may not call the method',
      ['method', 'code'],
    ),
    isReady: async () => (await readiness.report()).ready,
  });
  const runAsCaller: Service['runAsCaller'] = (caller, run) =>
    runInScope({ caller, onBehalfOf: undefined }, run);

  const service: Service<S> = {
    name,
    settings,
    clock,
    log,
    stopping,
    ...metrics,
    grpc: grpcServer,
    client: clientFactory(options, identity, metrics, stopHooks),
    addReadinessCheck: readiness.addCheck,
    onStop: stopHooks.add,
    scheduleJob: jobs.schedule,
    runAsCaller,
    runAsService: (run) => runAsCaller(identity.serviceCaller, run),
  };
  /** Aborts the signal `stopping`. */
  const abortStopping = () => stopController.abort();
  return { service, grpcServer, readiness, jobs, stopHooks, abortStopping };
};

/** What a service needs for its own calls. */
const createServiceIdentity = (serviceKey: string, name: string) => {
  const key = parseSigningKey(serviceKey, name);
  const serviceCaller: Caller = { subject: key.service, roles: ['service'], session: '', claims: {} };
  return { serviceCaller, signAssertion: createAssertionSigner(key) };
};

const clientFactory = (
  { clock, settings }: RuntimeOptions<ProcessValues>,
  identity: ReturnType<typeof createServiceIdentity>,
  { histogram }: Metrics,
  stopHooks: StopHooks,
): Service['client'] => {
  const seconds = histogram('grpc_client_seconds', 'Calls made', ['method', 'outcome']);
  const credentials = channelCredentials(settings);
  return (definition, address, options) => {
    const onStop = (close: () => void) => stopHooks.add(`client of ${address}`, close);
    return createClient({ clock, ...identity, seconds, onStop, credentials }, definition, address, options);
  };
};

interface StopHooks {
  readonly add: (name: string, stop: () => Promise<void> | void) => void;
  /** Runs the hooks, the last added first. A failing hook is logged, and the next one runs. */
  readonly run: () => Promise<void>;
}

const createStopHooks = (log: Logger): StopHooks => {
  const hooks: { name: string; stop: () => Promise<void> | void }[] = [];
  return {
    add: (name, stop) => void hooks.push({ name, stop }),
    run: async () => {
      for (let hook = hooks.pop(); hook; hook = hooks.pop()) {
        try {
          await hook.stop();
        } catch (err) {
          log.error({ err, hook: hook.name }, 'stop hook failed');
        }
      }
    },
  };
};
