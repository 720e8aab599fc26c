import { readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readMovie } from '../src/mp4.ts';

const folder = fileURLToPath(new URL('../media/', import.meta.url));
const listFolder = (name: string) =>
  readdirSync(`${folder}${name}`).map((file) => `${folder}${name}/${file}`);
const videos = listFolder('lessons');

describe('the lesson videos', () => {
  it.each(videos)('%s has H.264 and AAC, lasts 20 to 90 seconds and starts with its index', (file) => {
    const movie = readMovie(readFileSync(file));
    expect([...movie.codecs].toSorted()).toEqual(['avc1', 'mp4a']);
    expect(movie.hasIndexFirst).toBe(true);
    expect(movie.durationSeconds).toBeGreaterThanOrEqual(20);
    expect(movie.durationSeconds).toBeLessThanOrEqual(90);
  });

  it('are at most 12 MB in total', () => {
    const total = videos.reduce((sum, file) => sum + statSync(file).size, 0);
    expect(videos.length).toBeGreaterThanOrEqual(24);
    expect(total).toBeLessThanOrEqual(12_000_000);
  });

  it('that are truncated are rejected', () => {
    const whole = readFileSync(videos[0] ?? '');
    expect(() => readMovie(whole.subarray(0, whole.length - 100))).toThrow('does not fit');
    expect(() => readMovie(Buffer.from('RIFF'))).toThrow('not an MP4');
  });
});

describe('the pictures', () => {
  const pictures = ['courses', 'freebies', 'gift-cards', 'instructors', 'students', 'upcoming'].flatMap(
    (name) => listFolder(`pictures/${name}`),
  );

  it.each(pictures)('%s is a WebP of at most 60 kB', (file) => {
    const bytes = readFileSync(file);
    expect(bytes.toString('latin1', 0, 4) + bytes.toString('latin1', 8, 12)).toBe('RIFFWEBP');
    expect(bytes.length).toBeLessThanOrEqual(60_000);
  });
});

describe('the practice sheets', () => {
  it.each(listFolder('sheets/pdf'))('%s is a PDF of at most 60 kB', (file) => {
    const bytes = readFileSync(file);
    expect(bytes.toString('latin1', 0, 5)).toBe('%PDF-');
    expect(bytes.length).toBeLessThanOrEqual(60_000);
  });
});
