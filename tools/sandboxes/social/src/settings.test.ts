import { readSettings } from './settings.ts';

it('has a default for everything', () => {
  expect(readSettings({})).toMatchObject({
    port: 4381,
    publicUrl: 'http://localhost:4381',
    redirectUris: ['http://localhost:4300'],
    codeMs: 600_000,
  });
});

it('takes more addresses to return to', () => {
  const { redirectUris } = readSettings({
    SITE_URL: 'http://localhost:5000/',
    REDIRECT_URIS: 'http://a.example/x, http://b.example',
  });
  expect(redirectUris).toEqual(['http://localhost:5000', 'http://a.example/x', 'http://b.example']);
});

it('reports all faults at once', () => {
  expect(() => readSettings({ HTTP_PORT: '99999', PUBLIC_URL: 'ftp://x', REDIRECT_URIS: 'x' })).toThrow(
    /HTTP_PORT[^]*PUBLIC_URL[^]*REDIRECT_URIS/,
  );
});
