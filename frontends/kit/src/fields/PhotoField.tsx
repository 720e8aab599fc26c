import { useText } from '@sargam/kit';
import { type ReactNode, type Ref, useEffect, useMemo, useRef } from 'react';
import { Field, type FieldProps } from './Field.tsx';
import { shrinkPhoto } from './shrink-photo.ts';

type Props = FieldProps & {
  name?: string;
  value: File | undefined;
  onPick: (photo: File | undefined) => void;
  onBlur?: () => void;
  /** The picture there is already. */
  current?: string | null;
  /** What stands in its place where there is none yet. */
  blank?: ReactNode;
  ref?: Ref<HTMLInputElement>;
};

const usePreview = (file: File | undefined): string | undefined => {
  const url = useMemo(() => file && URL.createObjectURL(file), [file]);
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url]);
  return url;
};

/** A photograph with its preview, made small before it is sent. With react-hook-form: `FormPhotoField`. */
export const PhotoField = ({ label, error, hint, name, value, onPick, onBlur, ...rest }: Props) => {
  const { current, blank, ref } = rest;
  const t = useText();
  const preview = usePreview(value) ?? current;
  const latest = useRef<File>(undefined);
  // Taken as it is at first: somebody may press the form's button before a large one is made small.
  const pick = async (file: File | undefined): Promise<void> => {
    latest.current = file;
    onPick(file);
    const small = file && (await shrinkPhoto(file));
    if (small && latest.current === file) onPick(small);
  };
  return (
    <Field label={label} error={error} hint={hint}>
      {(control) => (
        <div className="photo-field">
          {(preview || blank) && (
            <span className="frame">{preview ? <img src={preview} alt="" /> : blank}</span>
          )}
          {/* The browser's own button would speak the browser's language. */}
          <label className="btn line" htmlFor={control.id}>
            {t('kit.file.choose')}
          </label>
          <span className="sm muted" lang="en">
            {value?.name}
          </span>
          <input
            {...control}
            ref={ref}
            name={name}
            type="file"
            className="vh"
            accept="image/*"
            onBlur={onBlur}
            onChange={(event) => void pick(event.target.files?.[0])}
          />
        </div>
      )}
    </Field>
  );
};
