import { Button, Link, Text } from '@sargam/kit';

/** The empty state of the suggestions, with two links. */
export const NoSuggestions = ({ text, onChoose }: { text: string; onChoose: () => void }) => (
  <div className="search-note">
    <p className="b">{text}</p>
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
    <Button variant="line" size="s" onClick={retry} text="kit.retry" />
  </div>
);
