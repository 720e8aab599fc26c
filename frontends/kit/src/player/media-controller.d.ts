import type { HTMLAttributes, Ref } from 'react';

type ControllerAttributes = HTMLAttributes<HTMLElement> & {
  ref?: Ref<HTMLElement>;
  class?: string;
  novolumepref?: string;
  nomutedpref?: string;
  autohide?: number;
  defaultstreamtype?: string;
};

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'media-controller': ControllerAttributes;
    }
  }
}
