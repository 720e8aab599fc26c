/** The keys of the lesson page, in the order of the list. Each group is one line; `text` is its text key. */
export const lessonKeys = [
  { keys: ['K', 'Space'], text: 'play' },
  { keys: ['←', '→'], text: 'jump' },
  { keys: ['[', ']'], text: 'chapter' },
  { keys: [',', '.'], text: 'bar' },
  { keys: ['A', 'B'], text: 'points' },
  { keys: ['L'], text: 'loop' },
  { keys: ['X'], text: 'clear' },
  { keys: ['1 – 9'], text: 'saved' },
  { keys: ['−', '+'], text: 'speed' },
  { keys: ['T'], text: 'trainer' },
  { keys: ['M'], text: 'metronome' },
  { keys: ['C'], text: 'count_in' },
  { keys: ['V'], text: 'mute' },
  { keys: ['U'], text: 'captions' },
  { keys: ['W'], text: 'note' },
  { keys: ['S'], text: 'bookmark' },
  { keys: ['D'], text: 'done' },
  { keys: ['F'], text: 'full' },
  { keys: ['I'], text: 'window' },
  { keys: ['N', 'P'], text: 'lesson' },
  { keys: ['?'], text: 'list' },
] as const;

/** The keys that are shown below the lesson without opening the list. */
export const shownKeys = ['play', 'jump', 'points', 'loop', 'speed', 'metronome', 'note', 'list'];
