/** Writes one JSON line to standard output. Do not log URLs of the API: they contain credentials. */
export type Log = (event: string, facts?: Record<string, string | number | boolean | undefined>) => void;

export const log: Log = (event, facts = {}) => {
  console.log(JSON.stringify({ time: new Date().toISOString(), event, ...facts }));
};
