import { buttonStyles, IconButton, layout, Text, typography, useI18n } from '@sargam/kit';
import { IconFile, IconX } from '@tabler/icons-react';
import { type Ref, useRef } from 'react';
import { Field, type FieldProps } from './Field.tsx';
import styles from './file.module.css';

type Props = FieldProps & {
  name?: string;
  value: readonly File[];
  onChange: (files: File[]) => void;
  onBlur?: () => void;
  /** The types of files: `application/pdf`, `video/mp4`. */
  accept?: string;
  /** Several files; another choice is added to the earlier ones. */
  multiple?: boolean;
  ref?: Ref<HTMLInputElement>;
};

const MB = 1_000_000;

const ChosenFile = ({ file, onRemove }: { file: File; onRemove: () => void }) => {
  const { t, format } = useI18n();
  const megabytes = Math.max(0.1, Math.round((file.size / MB) * 10) / 10);
  return (
    <li>
      <IconFile aria-hidden />
      <span className={`${layout.grow} ${styles.name}`} lang="en">
        {file.name}
      </span>
      <span className={`${typography.small} ${typography.muted} ${typography.noWrap}`}>
        {t('kit.file.size', { size: format.count(megabytes) })}
      </span>
      <IconButton small label="kit.file.remove" values={{ name: file.name }} onClick={onRemove}>
        <IconX aria-hidden />
      </IconButton>
    </li>
  );
};

/** One file or several, with their names and sizes. With react-hook-form use `FormFileField`. */
export const FileField = ({ label, error, hint, name, value, onChange, multiple, ...rest }: Props) => {
  const input = useRef<HTMLInputElement>(null);
  const add = (files: FileList | null): void => {
    const chosen = [...(files ?? [])];
    if (chosen.length > 0) onChange(multiple ? [...value, ...chosen] : chosen.slice(0, 1));
    // The same file can be chosen again after its removal.
    if (input.current) input.current.value = '';
  };
  return (
    <Field label={label} error={error} hint={hint}>
      {(control) => (
        <div className={styles.files}>
          {/* The native file button uses the browser's language. */}
          <label className={`${buttonStyles.button} ${buttonStyles.line}`} htmlFor={control.id}>
            <Text id={multiple ? 'kit.file.choose_several' : 'kit.file.choose'} />
          </label>
          <input
            {...control}
            ref={(element) => {
              input.current = element;
              if (typeof rest.ref === 'function') rest.ref(element);
              else if (rest.ref) rest.ref.current = element;
            }}
            name={name}
            type="file"
            className={layout.visuallyHidden}
            accept={rest.accept}
            multiple={multiple}
            onBlur={rest.onBlur}
            onChange={(event) => add(event.target.files)}
          />
          {value.length > 0 && (
            <ul>
              {value.map((file, index) => (
                <ChosenFile
                  key={`${file.name} ${file.size} ${index}`}
                  file={file}
                  onRemove={() => onChange(value.filter((_, at) => at !== index))}
                />
              ))}
            </ul>
          )}
        </div>
      )}
    </Field>
  );
};
