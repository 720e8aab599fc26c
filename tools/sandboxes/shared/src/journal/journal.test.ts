import { appendFileSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openJournal } from './journal.ts';

interface Thing {
  id: string;
  size: number;
}

const newFile = () => join(mkdtempSync(join(tmpdir(), 'journal-')), 'deep', 'journal.jsonl');

const open = (file: string) => {
  const journal = openJournal(file);
  return { journal, things: journal.collection<Thing>('thing', ({ id }) => id) };
};

it('written records are there after a reopen without a close', () => {
  const file = newFile();
  const first = open(file);
  first.journal.write(first.things.change({ id: 'a', size: 1 }), first.things.change({ id: 'b', size: 1 }));
  first.journal.write(first.things.change({ id: 'a', size: 2 }));
  expect(open(file).things.all()).toEqual([
    { id: 'a', size: 2 },
    { id: 'b', size: 1 },
  ]);
});

it('an incomplete last line is dropped, and new writes follow', () => {
  const file = newFile();
  const first = open(file);
  first.journal.write(first.things.change({ id: 'a', size: 1 }));
  appendFileSync(file, '[{"kind":"thing","id":"b","value":{"id":"b","si');
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const second = open(file);
  expect(error).toHaveBeenCalledTimes(1);
  error.mockRestore();
  second.journal.write(second.things.change({ id: 'c', size: 3 }));
  expect(
    open(file)
      .things.all()
      .map(({ id }) => id),
  ).toEqual(['a', 'c']);
});

it('opening compacts the file to one line per record', () => {
  const file = newFile();
  const first = open(file);
  for (let size = 0; size < 100; size += 1) first.journal.write(first.things.change({ id: 'a', size }));
  open(file);
  expect(readFileSync(file, 'utf8').trim().split('\n')).toHaveLength(1);
});

it('a damaged line is reported, and the file is not changed', () => {
  const file = newFile();
  open(file);
  writeFileSync(file, 'nonsense\n[]\n');
  expect(() => open(file)).toThrow(`${file}:1 is not a line of a journal`);
  expect(readFileSync(file, 'utf8')).toBe('nonsense\n[]\n');
});

it('values are found by their current key in creation order, also after a reopen', () => {
  const file = newFile();
  const first = open(file);
  const bySize = first.things.indexBy(({ size }) => (size === 0 ? undefined : String(size)));
  const sized = (id: string, size: number) => first.journal.write(first.things.change({ id, size }));
  for (const [id, size] of [
    ['a', 1],
    ['b', 1],
    ['c', 0],
    ['a', 2],
    ['b', 1],
    ['d', 1],
  ] as const)
    sized(id, size);
  const idsOf = (things: Thing[]) => things.map(({ id }) => id);
  expect(idsOf(bySize('1'))).toEqual(['b', 'd']);
  expect(idsOf(bySize('2'))).toEqual(['a']);
  expect(bySize('0')).toEqual([]);
  const again = open(file).things.indexBy(({ size }) => String(size));
  expect(idsOf(again('1'))).toEqual(['b', 'd']);
});
