import './rich-text.css';

/**
 * HTML from the editor. The catalogue sanitises it when it is saved (decision L5), and the content security policy blocks
 * inline scripts.
 */
export const RichText = ({ html }: { html: string }) => (
  <div className="rich-text" dangerouslySetInnerHTML={{ __html: html }} />
);
