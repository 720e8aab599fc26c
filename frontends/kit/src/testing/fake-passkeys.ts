/** A browser with an authenticator, which jsdom does not have. Returns the options that it received. */
export const installFakePasskeys = (credential: object | DOMException): unknown[] => {
  const received: unknown[] = [];
  const answer = ({ publicKey }: { publicKey: unknown }) => {
    received.push(publicKey);
    if (credential instanceof DOMException) return Promise.reject(credential);
    return Promise.resolve({ toJSON: () => credential });
  };
  const parse = (options: unknown) => options;
  const constructor = () => undefined;
  Object.assign(constructor, { parseCreationOptionsFromJSON: parse, parseRequestOptionsFromJSON: parse });
  Object.defineProperty(globalThis, 'PublicKeyCredential', { value: constructor, configurable: true });
  Object.defineProperty(navigator, 'credentials', {
    value: { create: answer, get: answer },
    configurable: true,
  });
  return received;
};
