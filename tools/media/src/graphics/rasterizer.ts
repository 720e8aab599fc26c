import sharp from 'sharp';
import { launchBrowser, loadFontFaces } from './browser.ts';
import { HEIGHT, type Scene, type Sprite, WIDTH } from './scene.ts';

export interface RasterSprite {
  readonly source: Sprite;
  readonly width: number;
  readonly height: number;
  /** Four bytes per pixel (RGBA), not premultiplied. */
  readonly rgba: Buffer;
}

export interface RasterScene {
  /** Three bytes per pixel (RGB). */
  readonly background: Buffer;
  readonly sprites: readonly RasterSprite[];
}

/** Draws with a browser, once per lesson, because Bengali text needs a text engine that joins letters. */
export const openRasterizer = async () => {
  const browser = await launchBrowser();
  const faces = await loadFontFaces();
  const page = await browser.newPage({ deviceScaleFactor: 1 });

  const draw = async (scene: Scene): Promise<RasterScene> => {
    let y = HEIGHT;
    const rows = scene.sprites.map((sprite) => {
      const row = { sprite, y };
      y += sprite.box[3];
      return row;
    });
    const svg = (x: number, top: number, w: number, h: number, offset: number, inner: string) =>
      `<svg xmlns="http://www.w3.org/2000/svg" style="position:absolute;left:0;top:${offset}px" width="${w}" height="${h}" viewBox="${x} ${top} ${w} ${h}">${inner}</svg>`;
    const sheet = [
      svg(0, 0, WIDTH, HEIGHT, 0, scene.background),
      ...rows.map(({ sprite, y: at }) => svg(...sprite.box, at, sprite.svg)),
    ].join('');
    await page.setViewportSize({ width: WIDTH, height: y });
    await page.setContent(`<style>${faces}body{margin:0;background:transparent}</style>${sheet}`);
    await page.evaluate('document.fonts.ready');
    const png = await page.screenshot({ omitBackground: true });
    const sheetPixels = await sharp(png).ensureAlpha().raw().toBuffer();
    const pixel = (x: number, at: number) => (at * WIDTH + x) * 4;
    const ground = Buffer.alloc(WIDTH * HEIGHT * 3);
    for (let i = 0; i < WIDTH * HEIGHT; i++) sheetPixels.copy(ground, i * 3, i * 4, i * 4 + 3);
    const sprites = rows.map(({ sprite, y: at }) => {
      const [, , width, height] = sprite.box;
      const lines = Array.from({ length: height }, (_, k) =>
        sheetPixels.subarray(pixel(0, at + k), pixel(width, at + k)),
      );
      return { source: sprite, width, height, rgba: Buffer.concat(lines) };
    });
    return { background: ground, sprites };
  };
  return { draw, close: () => browser.close() };
};
