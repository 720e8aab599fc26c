/** Reads every setting and throws one error with all faults. */
export const readAllSettings = <S>(
  env: NodeJS.ProcessEnv,
  read: (reader: ReturnType<typeof createReader>) => S,
): S => {
  const faults: string[] = [];
  const settings = read(createReader(env, faults));
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return settings;
};

/** Reads single settings. An invalid setting is collected and the fallback returned, so that the others are read too. */
const createReader = (env: NodeJS.ProcessEnv, faults: string[]) => {
  const attempt = <T>(one: () => T, otherwise: T): T => {
    try {
      return one();
    } catch (error) {
      faults.push(error instanceof Error ? error.message : String(error));
      return otherwise;
    }
  };
  return {
    wholeNumber: (name: string, fallback: number, max = 10_000_000) =>
      attempt(() => parseWholeNumber(name, env[name] ?? String(fallback), max), fallback),
    /** A list such as `5,30,120`. */
    wholeNumbers: (name: string, fallback: string) =>
      attempt(
        () => splitList(env[name] ?? fallback).map((text) => parseWholeNumber(name, text, 10_000_000)),
        [],
      ),
    /** A URL without a trailing slash. */
    url: (name: string, fallback: string) => attempt(() => parseUrl(name, env[name] ?? fallback), ''),
    urls: (name: string) => attempt(() => splitList(env[name]).map((text) => parseUrl(name, text)), []),
    attempt,
  };
};

const splitList = (text = ''): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

const parseWholeNumber = (name: string, text: string, max: number): number => {
  if (!/^\d+$/.test(text) || Number(text) > max)
    throw new Error(`${name} must be a whole number up to ${max}.`);
  return Number(text);
};

const parseUrl = (name: string, text: string): string => {
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol))
    throw new Error(`${name} must be an http or https address.`);
  return text.replace(/\/+$/, '');
};
