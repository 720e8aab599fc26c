import { Component, type ReactNode } from 'react';

type Props = {
  children: ReactNode;
  fallback: (retry: () => void, error: Error) => ReactNode;
  resetKey?: unknown;
};
type State = { error?: Error };

/** Keeps a failure inside its part of the page. A new `resetKey` (say, the path) tries again by itself. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override componentDidUpdate(before: Props): void {
    if (this.state.error && before.resetKey !== this.props.resetKey) this.retry();
  }

  retry = (): void => this.setState({ error: undefined });

  override render(): ReactNode {
    return this.state.error ? this.props.fallback(this.retry, this.state.error) : this.props.children;
  }
}
