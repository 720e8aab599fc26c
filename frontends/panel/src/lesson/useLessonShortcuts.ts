import { useNavigate } from '@sargam/kit';
import { useEffect } from 'react';
import { lessonUrl } from '../shared/lesson-url.ts';
import { keyOf, usesKey } from './practice/keys/page-keys.ts';
import { usePageKeys } from './practice/keys/usePageKeys.ts';
import type { CurrentLesson } from './useCurrentLesson.ts';

/**
 * The player only handles keys when it has the focus, so keys pressed elsewhere on the page are forwarded to it, unless the
 * focused element uses them. After a navigation the focus is on the main part of the page.
 */
const forwardToPlayer = (event: KeyboardEvent): void => {
  const player = document.querySelector<HTMLElement>('media-controller');
  if (!player || !(event.target instanceof Node) || player.contains(event.target)) return;
  if (usesKey(event.target, keyOf(event))) return;
  if (event.key === ' ') event.preventDefault();
  player.focus({ preventScroll: true });
  player.dispatchEvent(new KeyboardEvent('keydown', { key: event.key, code: event.code, bubbles: false }));
};

const playerKeys = new Set([' ', 'k', 'j', 'f', 'ArrowLeft', 'ArrowRight']);

/** N and P open the next and the previous lesson. The player's keys work without a click on the player. */
export const useLessonShortcuts = ({ course, next, previous }: CurrentLesson): void => {
  const navigate = useNavigate();
  const open = (lesson: CurrentLesson['next']): void =>
    void (lesson && navigate(lessonUrl(course._id, lesson._id), { state: { play: true } }));
  usePageKeys({ n: () => open(next), p: () => open(previous) });
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || !playerKeys.has(event.key)) return;
      forwardToPlayer(event);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
};
