// Reserved at each hop, so that the caller can still handle a timeout before its own deadline.
const marginMs = 10;

interface Limits {
  /** The call's own timeout. */
  readonly timeoutMs: number;
  /** The deadline of the current work, in epoch milliseconds. */
  readonly deadline: number | undefined;
  readonly now: number;
}

/** Milliseconds that a call may take; zero or less when the deadline has passed. */
export const remainingTimeMs = ({ timeoutMs, deadline, now }: Limits): number =>
  deadline === undefined ? timeoutMs : Math.min(timeoutMs, deadline - now - marginMs);

/** The deadline of an incoming call, in epoch milliseconds; undefined when the metadata has no valid timeout. */
export const parseDeadline = (timeout: string | undefined, now: number): number | undefined => {
  const ms = Number(timeout ?? Number.NaN);
  return Number.isFinite(ms) && ms >= 0 ? now + ms : undefined;
};

/** The assertion of the service that makes the call: see caller/. */
export const callerKey = 'sargam-caller';
/** The gateway's assertion of the person for whom a service makes the call. */
export const onBehalfOfKey = 'sargam-on-behalf-of';
/** Milliseconds until the caller's deadline. Handlers cannot read gRPC's own grpc-timeout, so they could not pass it on. */
export const timeoutKey = 'sargam-timeout';
/** W3C trace context. */
export const traceKey = 'traceparent';
