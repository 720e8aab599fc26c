import RequestQueue from 'kafkajs/src/network/requestQueue/index.js';

// kafkajs 2.2.4 sets a timer after every answer, and one after each of those, for a moment before 1970 while nothing is
// throttled: 840 a second and 4% of a CPU for every idle connection, and a warning of Node 24 on standard error. With
// nothing held back there is nothing to wake up for.
const { scheduleCheckPendingRequests } = RequestQueue.prototype;
RequestQueue.prototype.scheduleCheckPendingRequests = function schedule(this: RequestQueue): void {
  if (this.pending.length > 0 || this.throttledUntil > Date.now()) scheduleCheckPendingRequests.call(this);
};

/** kafkajs' client, mended. */
export { Kafka } from 'kafkajs';
