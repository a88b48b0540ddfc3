import { Component, type ErrorInfo, type ReactNode } from 'react';

export type CaughtError = { error: unknown; componentStack: string | null };

type Props = {
  resetKey: string;
  onError?: ((caught: CaughtError) => void) | undefined;
  /** What stands there instead of what threw. */
  fallback: (error: unknown, retry: () => void) => ReactNode;
  children: ReactNode;
};
type State = { error: unknown; hasFailed: boolean; resetKey: string };

/** Keeps the rest of the app standing when a part of it throws; a new page or a new version starts afresh. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null, hasFailed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error, hasFailed: true };
  }

  static getDerivedStateFromProps(props: Props, state: State): Partial<State> | null {
    if (props.resetKey === state.resetKey) return null;
    return { resetKey: props.resetKey, hasFailed: false, error: null };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    this.props.onError?.({ error, componentStack: componentStack ?? null });
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return this.props.fallback(this.state.error, () => this.setState({ hasFailed: false, error: null }));
  }
}
