import { findErrorLine } from './run-program.ts';

describe('the error line of an output', () => {
  it('is the first line with an error, without colours and stack lines', () => {
    const output = 'start  building\n\x1b[31merror\x1b[0m   Cannot find ./x\n    at load (file.js:1:2)\n';
    expect(findErrorLine(output)).toBe('error   Cannot find ./x');
  });

  it('is the last line if no line has an error', () => expect(findErrorLine('one\n\n  two \n')).toBe('two'));

  it('is "no message" for an empty output', () => expect(findErrorLine('')).toBe('no message'));
});
