import type { RasterScene, RasterSprite } from './rasterizer.ts';
import { FRAMES_A_SECOND, HEIGHT, WIDTH } from './scene.ts';

/**
 * Rounds opacity to four steps. Most frames are then equal to the previous frame, and a video needs a quarter of the
 * bytes.
 */
const quantize = (strength: number): number => Math.round(strength * 4) / 4;

const blendSprite = (frame: Buffer, sprite: RasterSprite, seconds: number): void => {
  const strength = quantize(sprite.source.opacity(seconds));
  if (strength === 0) return;
  const [dx, dy] = sprite.source.shift?.(seconds) ?? [0, 0];
  const left = sprite.source.box[0] + dx;
  const top = sprite.source.box[1] + dy;
  for (let row = Math.max(0, -top); row < Math.min(sprite.height, HEIGHT - top); row++) {
    for (let column = Math.max(0, -left); column < Math.min(sprite.width, WIDTH - left); column++) {
      const sourceIndex = (row * sprite.width + column) * 4;
      const cover = ((sprite.rgba[sourceIndex + 3] ?? 0) / 255) * strength;
      if (cover === 0) continue;
      const targetIndex = ((top + row) * WIDTH + left + column) * 3;
      for (let channel = 0; channel < 3; channel++) {
        const background = frame[targetIndex + channel] ?? 0;
        frame[targetIndex + channel] = Math.round(
          background + ((sprite.rgba[sourceIndex + channel] ?? 0) - background) * cover,
        );
      }
    }
  }
};

/** Renders the frames of a lesson in order. Each frame is a new buffer with three bytes per pixel. */
export function* renderFrames(picture: RasterScene, seconds: number): Generator<Buffer> {
  const count = Math.ceil(seconds * FRAMES_A_SECOND);
  for (let i = 0; i < count; i++) {
    const frame = Buffer.from(picture.background);
    for (const sprite of picture.sprites) blendSprite(frame, sprite, i / FRAMES_A_SECOND);
    yield frame;
  }
}
