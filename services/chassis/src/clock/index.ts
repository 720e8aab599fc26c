/** The one way to ask what time it is: handed in, so that a test can say. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();
