import { Mark, mergeAttributes, Node } from '@tiptap/core';
import { Blockquote } from '@tiptap/extension-blockquote';
import { Bold } from '@tiptap/extension-bold';
import { Code } from '@tiptap/extension-code';
import { CodeBlock } from '@tiptap/extension-code-block';
import { Document } from '@tiptap/extension-document';
import { HardBreak } from '@tiptap/extension-hard-break';
import { Heading } from '@tiptap/extension-heading';
import { HorizontalRule } from '@tiptap/extension-horizontal-rule';
import { Italic } from '@tiptap/extension-italic';
import { BulletList, ListItem, OrderedList } from '@tiptap/extension-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Strike } from '@tiptap/extension-strike';
import { Text } from '@tiptap/extension-text';
import { Underline } from '@tiptap/extension-underline';
import { UndoRedo } from '@tiptap/extensions';

/** The server keeps links of these kinds (decision L5); the sanitiser of the catalogue has the same list. */
const linkPattern = /^(?:https:|mailto:|tel:|\/(?!\/))/;
export const isAllowedLink = (href: string): boolean => linkPattern.test(href);

/** Our own mark: the package's one brings a link detector of 12 kB. */
const Link = Mark.create({
  name: 'link',
  inclusive: false,
  addAttributes: () => ({ href: { default: null } }),
  parseHTML: () => [
    { tag: 'a[href]', getAttrs: (link) => isAllowedLink(link.getAttribute('href') ?? '') && null },
  ],
  renderHTML: ({ HTMLAttributes }) => ['a', mergeAttributes(HTMLAttributes), 0],
});

const simpleMark = (name: string) =>
  Mark.create({ name, parseHTML: () => [{ tag: name }], renderHTML: () => [name, 0] });

/** Parses HTML without loading what it names, and without running scripts. */
const parseElement = (html: string): Element =>
  new DOMParser().parseFromString(html, 'text/html').body.firstElementChild ?? document.createElement('p');

/** Tables, figures and pictures of saved texts. The editor cannot change them, and saves them as they were. */
const KeptBlock = Node.create({
  name: 'keptBlock',
  group: 'block',
  atom: true,
  addAttributes: () => ({
    html: { default: '', rendered: false, parseHTML: (element) => element.outerHTML },
  }),
  parseHTML: () => [{ tag: 'table' }, { tag: 'figure' }, { tag: 'img' }],
  renderHTML: ({ node }) => ({ dom: document.importNode(parseElement(String(node.attrs.html)), true) }),
});

/** Everything that the sanitiser of the catalogue keeps, so that editing a text loses nothing of it. */
export const extensions = [
  Document,
  Paragraph,
  Text,
  HardBreak,
  Heading.configure({ levels: [2, 3, 4] }),
  BulletList,
  OrderedList,
  ListItem,
  Blockquote,
  CodeBlock,
  HorizontalRule,
  KeptBlock,
  Bold,
  Italic,
  Underline,
  Strike,
  Code,
  Link,
  ...['sub', 'sup', 'mark'].map(simpleMark),
  UndoRedo,
];
