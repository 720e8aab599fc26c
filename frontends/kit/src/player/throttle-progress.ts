const STEP_S = 5;

/**
 * Reports a position when it is 5 seconds away from the last one told, and `now` at once; the same second is not
 * told twice.
 */
export const throttleProgress = (tell: (seconds: number) => void) => {
  let told: number | undefined;
  const say = (seconds: number): void => {
    if (seconds === told) return;
    told = seconds;
    tell(seconds);
  };
  return {
    at: (seconds: number): void => {
      const whole = Math.floor(seconds);
      if (told === undefined ? whole >= STEP_S : Math.abs(whole - told) >= STEP_S) say(whole);
    },
    now: (seconds: number): void => {
      if (Number.isFinite(seconds)) say(Math.floor(seconds));
    },
  };
};
