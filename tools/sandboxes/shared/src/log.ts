/** One JSON line on standard output. Never given a URL of the API: those carry credentials. */
export type Log = (event: string, facts?: Record<string, string | number | boolean | undefined>) => void;

export const log: Log = (event, facts = {}) => {
  console.log(JSON.stringify({ time: new Date().toISOString(), event, ...facts }));
};
