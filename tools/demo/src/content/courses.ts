import { bassFirstGrooves } from './courses/bass-first-grooves.ts';
import { bassPocket } from './courses/bass-pocket.ts';
import { bassWalking } from './courses/bass-walking.ts';
import { drumsFillsAndPhrases } from './courses/drums-fills-and-phrases.ts';
import { drumsFirstBeat } from './courses/drums-first-beat.ts';
import { drumsOddMeters } from './courses/drums-odd-meters.ts';
import { guitarBanglaBandChords } from './courses/guitar-bangla-band-chords.ts';
import { guitarFingerstyle } from './courses/guitar-fingerstyle.ts';
import { guitarFirstChords } from './courses/guitar-first-chords.ts';
import { guitarLead } from './courses/guitar-lead.ts';
import { pianoBaroque } from './courses/piano-baroque.ts';
import { pianoBothHands } from './courses/piano-both-hands.ts';
import { pianoComping } from './courses/piano-comping.ts';
import { pianoSargam } from './courses/piano-sargam.ts';
import { rhythmSection } from './courses/rhythm-section.ts';
import { soundFirstRecording } from './courses/sound-first-recording.ts';
import { soundHomeMix } from './courses/sound-home-mix.ts';
import { soundLive } from './courses/sound-live.ts';
import { soundMastering } from './courses/sound-mastering.ts';
import type { CourseContent } from './types.ts';

/** In the order of creation: the last course is the newest in lists, and a bundle comes after its courses. */
export const courses: readonly CourseContent[] = [
  guitarFirstChords,
  guitarFingerstyle,
  guitarBanglaBandChords,
  guitarLead,
  bassFirstGrooves,
  bassWalking,
  bassPocket,
  drumsFirstBeat,
  drumsFillsAndPhrases,
  drumsOddMeters,
  pianoBothHands,
  pianoSargam,
  pianoComping,
  pianoBaroque,
  soundHomeMix,
  soundFirstRecording,
  soundLive,
  soundMastering,
  rhythmSection,
];
