import JsdomEnvironment from 'jest-environment-jsdom';

const Environment = JsdomEnvironment.TestEnvironment ?? JsdomEnvironment.default ?? JsdomEnvironment;

/** jsdom plus the browser APIs that it lacks: fetch, streams, encoders, structuredClone. */
export default class BrowserLike extends Environment {
  async setup() {
    await super.setup();
    const names = [
      'fetch',
      'Request',
      'Response',
      'Headers',
      'FormData',
      'Blob',
      'File',
      'TextEncoder',
      'TextDecoder',
    ];
    const more = [
      'ReadableStream',
      'TransformStream',
      'AbortController',
      'AbortSignal',
      'structuredClone',
      'BroadcastChannel',
    ];
    for (const name of [...names, ...more]) this.global[name] = globalThis[name];
  }
}
