import './rich-text.css';

/**
 * A description written in the editor. The catalogue keeps only text, lists, tables, links and pictures of it when it
 * is saved (decision L5), and the page's policy runs no script that is not a file of ours.
 */
export const RichText = ({ html }: { html: string }) => (
  <div className="rich-text" dangerouslySetInnerHTML={{ __html: html }} />
);
