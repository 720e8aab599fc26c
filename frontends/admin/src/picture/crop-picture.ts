import type { Area } from 'react-easy-crop';

const MAX_WIDTH_PX = 1600;
const JPEG_QUALITY = 0.85;

const loadImage = (url: string): Promise<HTMLImageElement> =>
  new Promise((resolve, reject) => {
    const image = new Image();
    image.onload = () => resolve(image);
    image.onerror = () => reject(new Error('the picture cannot be decoded'));
    image.src = url;
  });

/** The part of a picture as a JPEG file, at most 1600 px wide. `area` is in pixels of the picture. */
export const cropPicture = async (url: string, area: Area, name: string): Promise<File> => {
  const image = await loadImage(url);
  const scale = Math.min(1, MAX_WIDTH_PX / area.width);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(area.width * scale);
  canvas.height = Math.round(area.height * scale);
  const context = canvas.getContext('2d');
  context?.drawImage(image, area.x, area.y, area.width, area.height, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY),
  );
  if (!blob) throw new Error('the picture cannot be encoded');
  return new File([blob], `${name.replace(/\.[^.]*$/, '')}.jpg`, { type: 'image/jpeg' });
};
