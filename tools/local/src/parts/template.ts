import { UserFacingError } from '../base/user-facing-error.ts';

/** Replaces `{name}` in a setting's value; `{secret:name}` is a secret of the home. */
export const fillTemplate = (
  text: string,
  values: Readonly<Record<string, string>>,
  secret: (name: string) => string,
  where: string,
): string =>
  text.replaceAll(/\{([^{}]+)\}/g, (_, name: string) => {
    if (name.startsWith('secret:')) return secret(name.slice('secret:'.length));
    const value = values[name];
    if (value === undefined) {
      const known = Object.keys(values).sort().join(', ');
      throw new UserFacingError(`${where}: {${name}} is not known; there is ${known} and secret:NAME.`);
    }
    return value;
  });
