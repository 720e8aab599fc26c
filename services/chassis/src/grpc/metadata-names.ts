/** The signed caller: see caller/. */
export const callerKey = 'sargam-caller';
/** Milliseconds until the caller's deadline. Handlers cannot read gRPC's own grpc-timeout, so they could not pass it on. */
export const timeoutKey = 'sargam-timeout';
/** W3C trace context. */
export const traceKey = 'traceparent';
