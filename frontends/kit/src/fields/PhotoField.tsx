import { buttonStyles, layout, Text, typography } from '@sargam/kit';
import { type ReactNode, type Ref, useRef } from 'react';
import { Field, type FieldProps } from './Field.tsx';
import fieldStyles from './field.module.css';
import { shrinkPhoto } from './shrink-photo.ts';
import { useObjectUrl } from './useObjectUrl.ts';

type Props = FieldProps & {
  name?: string;
  value: File | undefined;
  onChange: (photo: File | undefined) => void;
  onBlur?: () => void;
  /** The URL of the saved photo. */
  currentUrl?: string | null;
  /** `picture` has a wide preview (4:3), a person's photo a tall one. */
  shape?: 'person' | 'picture';
  /** Shown when there is no photo. */
  placeholder?: ReactNode;
  ref?: Ref<HTMLInputElement>;
};

/** A photo input with a preview. The photo is downscaled before upload. With react-hook-form use `FormPhotoField`. */
export const PhotoField = ({ label, error, hint, name, value, onChange, onBlur, ...rest }: Props) => {
  const { currentUrl, placeholder, shape, ref } = rest;
  const preview = useObjectUrl(value) ?? currentUrl;
  const latest = useRef<File>(undefined);
  // The original is set first, because the user may submit the form before the downscaling is finished.
  const handleChange = async (file: File | undefined): Promise<void> => {
    latest.current = file;
    onChange(file);
    const small = file && (await shrinkPhoto(file));
    if (small && latest.current === file) onChange(small);
  };
  return (
    <Field label={label} error={error} hint={hint}>
      {(control) => (
        <div className={fieldStyles.photo}>
          {(preview || placeholder) && (
            <span
              className={
                shape === 'picture' ? `${fieldStyles.preview} ${fieldStyles.wide}` : fieldStyles.preview
              }
            >
              {preview ? <img src={preview} alt="" /> : placeholder}
            </span>
          )}
          {/* The native file button uses the browser's language. */}
          <label className={`${buttonStyles.button} ${buttonStyles.line}`} htmlFor={control.id}>
            <Text id="kit.file.choose" />
          </label>
          <span className={`${typography.small} ${typography.muted}`} lang="en">
            {value?.name}
          </span>
          <input
            {...control}
            ref={ref}
            name={name}
            type="file"
            className={layout.visuallyHidden}
            accept="image/*"
            onBlur={onBlur}
            onChange={(event) => void handleChange(event.target.files?.[0])}
          />
        </div>
      )}
    </Field>
  );
};
