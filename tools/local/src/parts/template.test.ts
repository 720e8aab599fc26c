import { fillTemplate } from './template.ts';

const values = { payments: 'http://localhost:1', site: 'http://localhost:2' };
const secret = (name: string) => `secret-of-${name}`;
const fill = (text: string) => fillTemplate(text, values, secret, 'services/commerce/package.json');

describe('settings with placeholders', () => {
  it('are filled with addresses and secrets', () => {
    expect(fill('{payments}/api?back={site}')).toBe('http://localhost:1/api?back=http://localhost:2');
    expect(fill('{secret:signing}')).toBe('secret-of-signing');
    expect(fill('plain')).toBe('plain');
  });

  it('with an unknown placeholder are rejected with its name, its place and the known ones', () => {
    expect(() => fill('{paymants}')).toThrow(
      'services/commerce/package.json: {paymants} is not known; there is payments, site and secret:NAME.',
    );
  });
});
