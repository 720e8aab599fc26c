import { Button, Link, Text, typography } from '@sargam/kit';

/** The empty state of the suggestions, with two links. */
export const NoSuggestions = ({ text, onChoose }: { text: string; onChoose: () => void }) => (
  <div className="search-note">
    <p className={typography.bold}>{text}</p>
    <p>
      <Text id="shell.search.nothing_text" />
    </p>
    <p className="search-ways">
      <Link to="/allcourses" onClick={onChoose} text="shell.title.courses" />
      <Link to="/freebies" onClick={onChoose} text="shell.title.freebies" />
    </p>
  </div>
);

export const SuggestionsError = ({ text, retry }: { text: string; retry: () => void }) => (
  <div className="search-note">
    <p>{text}</p>
    <Button variant="line" size="small" onClick={retry} text="kit.retry" />
  </div>
);
