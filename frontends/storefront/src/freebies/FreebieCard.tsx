import { type ApiSchemas, Link, truncateText } from '@sargam/kit';
import { FreebieBadges } from './FreebieBadges.tsx';
import { FreebiePicture } from './FreebiePicture.tsx';

const SUBTITLE_LETTERS = 100;

/** Looks like a course card. The title's link covers the whole card. */
export const FreebieCard = ({ freebie }: { freebie: ApiSchemas['FreebieCard'] }) => (
  <article className="course">
    <div className="pic">
      <FreebiePicture freebie={freebie} />
    </div>
    <div className="body">
      <FreebieBadges freebie={freebie} />
      <h2 className="course-title">
        <Link to={`/freebies/${encodeURIComponent(freebie._id)}`}>{freebie.title}</Link>
      </h2>
      <p className="sm muted">{truncateText(freebie.subtitle, SUBTITLE_LETTERS)}</p>
    </div>
  </article>
);
