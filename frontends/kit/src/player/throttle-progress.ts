const STEP_S = 5;

/**
 * Throttles progress reports. `update` reports a position that is at least 5 s away from the last report, `flush`
 * reports immediately. The same second is not reported twice.
 */
export const throttleProgress = (report: (seconds: number) => void) => {
  let lastReported: number | undefined;
  const reportOnce = (seconds: number): void => {
    if (seconds === lastReported) return;
    lastReported = seconds;
    report(seconds);
  };
  return {
    update: (seconds: number): void => {
      const whole = Math.floor(seconds);
      const isDue = lastReported === undefined ? whole >= STEP_S : Math.abs(whole - lastReported) >= STEP_S;
      if (isDue) reportOnce(whole);
    },
    flush: (seconds: number): void => {
      if (Number.isFinite(seconds)) reportOnce(Math.floor(seconds));
    },
  };
};
