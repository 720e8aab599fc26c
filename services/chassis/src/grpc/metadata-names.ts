/** Who the call is made for: see caller. */
export const callerKey = 'sargam-caller';
/** Milliseconds the caller still waits. gRPC's own grpc-timeout never reaches a handler, so it cannot be passed on. */
export const timeoutKey = 'sargam-timeout';
/** W3C trace context. */
export const traceKey = 'traceparent';
