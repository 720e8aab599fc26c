import { buttonStyles, DialogErrorBoundary, layout, lazyPart, Text, typography } from '@sargam/kit';
import { Field, type FieldProps, useObjectUrl } from '@sargam/kit/fields';
import { type CSSProperties, type ReactNode, Suspense, useState } from 'react';
import styles from './picture.module.css';

// The cropper is loaded after a picture has been chosen.
const CropDialog = lazyPart(() => import('./CropDialog.tsx'));

type Props = FieldProps & {
  value: File | undefined;
  onChange: (picture: File | undefined) => void;
  /** The URL of the saved picture. */
  currentUrl?: string | null;
  /** Width divided by height. */
  aspect: number;
  /** Shown while there is no picture. */
  placeholder?: ReactNode;
};

/** A picture in a fixed ratio: the chosen file is cropped before it is sent. */
export const CropField = ({ label, error, hint, value, onChange, ...rest }: Props) => {
  const { currentUrl, aspect, placeholder } = rest;
  const [chosen, setChosen] = useState<File>();
  const preview = useObjectUrl(value) ?? currentUrl;
  return (
    <Field label={label} error={error} hint={hint}>
      {(control) => (
        <div className={styles.field} style={{ '--aspect': aspect } as CSSProperties}>
          <span className={styles.preview}>{preview ? <img src={preview} alt="" /> : placeholder}</span>
          <label className={`${buttonStyles.button} ${buttonStyles.line}`} htmlFor={control.id}>
            <Text id="kit.file.choose" />
          </label>
          <span className={`${typography.small} ${typography.muted} ${styles.name}`} lang="en">
            {value?.name}
          </span>
          <input
            {...control}
            type="file"
            accept="image/*"
            className={layout.visuallyHidden}
            onChange={(event) => {
              setChosen(event.target.files?.[0]);
              // The same file can be chosen again.
              event.target.value = '';
            }}
          />
          {chosen && (
            <DialogErrorBoundary onFailed={() => setChosen(undefined)}>
              <Suspense>
                <CropDialog
                  file={chosen}
                  aspect={aspect}
                  onDone={(picture) => {
                    onChange(picture);
                    setChosen(undefined);
                  }}
                  onCancel={() => setChosen(undefined)}
                />
              </Suspense>
            </DialogErrorBoundary>
          )}
        </div>
      )}
    </Field>
  );
};
