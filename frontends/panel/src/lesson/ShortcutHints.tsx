import { useTranslate } from '@sargam/kit';

const shortcuts = [
  { keys: ['K'], text: 'play' },
  { keys: ['←', '→'], text: 'jump' },
  { keys: ['F'], text: 'full' },
  { keys: ['N', 'P'], text: 'lesson' },
] as const;

/** Keyboard shortcuts. */
export const ShortcutHints = () => {
  const t = useTranslate();
  return (
    <p className="keys">
      {shortcuts.map(({ keys, text }) => (
        <span key={text}>
          {keys.map((key) => (
            <kbd key={key} lang="en">
              {key}
            </kbd>
          ))}{' '}
          {t(`panel.lesson.key.${text}`)}
        </span>
      ))}
    </p>
  );
};
