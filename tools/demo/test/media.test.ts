import { readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readMovie } from '../src/mp4.ts';

const folder = fileURLToPath(new URL('../media/', import.meta.url));
const inFolder = (name: string) => readdirSync(`${folder}${name}`).map((file) => `${folder}${name}/${file}`);
const videos = inFolder('lessons');

describe('the lesson videos', () => {
  it.each(videos)('%s is H.264 and AAC, 20 to 90 seconds long, with its index in front', (file) => {
    const movie = readMovie(readFileSync(file));
    expect([...movie.codecs].toSorted()).toEqual(['avc1', 'mp4a']);
    expect(movie.hasIndexFirst).toBe(true);
    expect(movie.durationSeconds).toBeGreaterThanOrEqual(20);
    expect(movie.durationSeconds).toBeLessThanOrEqual(90);
  });

  it('together take no more than 12 MB of a clone', () => {
    const total = videos.reduce((sum, file) => sum + statSync(file).size, 0);
    expect(videos.length).toBeGreaterThanOrEqual(24);
    expect(total).toBeLessThanOrEqual(12_000_000);
  });

  it('are refused where they are cut off', () => {
    const whole = readFileSync(videos[0] ?? '');
    expect(() => readMovie(whole.subarray(0, whole.length - 100))).toThrow('does not fit');
    expect(() => readMovie(Buffer.from('RIFF'))).toThrow('not an MP4');
  });
});

describe('the pictures', () => {
  const pictures = ['courses', 'freebies', 'gift-cards', 'instructors', 'students', 'upcoming'].flatMap(
    (name) => inFolder(`pictures/${name}`),
  );

  it.each(pictures)('%s is a WebP of 60 kB at most', (file) => {
    const bytes = readFileSync(file);
    expect(bytes.toString('latin1', 0, 4) + bytes.toString('latin1', 8, 12)).toBe('RIFFWEBP');
    expect(bytes.length).toBeLessThanOrEqual(60_000);
  });
});

describe('the practice sheets', () => {
  it.each(inFolder('sheets/pdf'))('%s is a PDF of 60 kB at most', (file) => {
    const bytes = readFileSync(file);
    expect(bytes.toString('latin1', 0, 5)).toBe('%PDF-');
    expect(bytes.length).toBeLessThanOrEqual(60_000);
  });
});
