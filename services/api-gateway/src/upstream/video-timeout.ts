/** Joining the parts of a large video and reading its index takes longer than other calls. Milliseconds. */
export const videoTimeoutMs = 60_000;
