import { findErrorLine } from './run-program.ts';

describe('the one line of an output that is shown', () => {
  it('is the first that names an error, without colours and stacks', () => {
    const output = 'start  building\n\x1b[31merror\x1b[0m   Cannot find ./x\n    at load (file.js:1:2)\n';
    expect(findErrorLine(output)).toBe('error   Cannot find ./x');
  });

  it('is the last where none does', () => expect(findErrorLine('one\n\n  two \n')).toBe('two'));

  it('says so where there is none', () => expect(findErrorLine('')).toBe('no message'));
});
