import { Button, Dialog, toast, useTranslate } from '@sargam/kit';
import { useObjectUrl } from '@sargam/kit/fields';
import { useState } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { cropPicture } from './crop-picture.ts';
import styles from './picture.module.css';

type Props = {
  file: File;
  /** Width divided by height. */
  aspect: number;
  onDone: (cropped: File) => void;
  onCancel: () => void;
};

const START = { x: 0, y: 0 };
const MAX_ZOOM = 4;

/** Chooses the part of a picture in a fixed ratio, by pointer, by arrow keys and by a slider. */
export default function CropDialog({ file, aspect, onDone, onCancel }: Props) {
  const t = useTranslate();
  const url = useObjectUrl(file);
  const [crop, setCrop] = useState(START);
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Area>();
  const finish = (): void => {
    if (!area || !url) return;
    cropPicture(url, area, file.name).then(onDone, () => toast.error(t('kit.person.photo_image')));
  };
  return (
    <Dialog
      open
      onClose={onCancel}
      title={t('admin.picture.crop')}
      actions={
        <>
          <Button variant="line" text="kit.cancel" onClick={onCancel} />
          <Button text="admin.picture.use" onClick={finish} />
        </>
      }
    >
      <p>{t('admin.picture.crop_text')}</p>
      <div className={styles.stage}>
        <Cropper
          image={url}
          crop={crop}
          zoom={zoom}
          maxZoom={MAX_ZOOM}
          aspect={aspect}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_percent, pixels) => setArea(pixels)}
          cropperProps={{ 'aria-label': t('admin.picture.part') }}
          disableAutomaticStylesInjection
        />
      </div>
      <label className={styles.zoom}>
        {t('admin.picture.zoom')}
        <input
          type="range"
          min={1}
          max={MAX_ZOOM}
          step={0.05}
          value={zoom}
          onChange={(event) => setZoom(Number(event.target.value))}
        />
      </label>
    </Dialog>
  );
}
