import RequestQueue from 'kafkajs/src/network/requestQueue/index.js';

// kafkajs 2.2.4 (a fixed version, because its prototype is patched here) sets a timer after every response, and another when that timer fires, with a due time
// before 1970 while nothing is throttled: https://github.com/tulios/kafkajs/issues/1704. There is no option against it. An idle
// connection then costs 840 timers a second, 4% of a CPU and a Node 24 warning. Without pending or throttled requests no timer
// is needed.
const { scheduleCheckPendingRequests } = RequestQueue.prototype;
RequestQueue.prototype.scheduleCheckPendingRequests = function schedule(this: RequestQueue): void {
  if (this.pending.length > 0 || this.throttledUntil > Date.now()) scheduleCheckPendingRequests.call(this);
};

/** The kafkajs client with the timer fix. */
export { Kafka } from 'kafkajs';
