import { Component, type ReactNode } from 'react';

interface State {
  hasFailed: boolean;
}

/** Renders outside the theme, because the theme itself may be what failed. */
export class ErrorBoundary extends Component<{ children: ReactNode; reload?: () => void }, State> {
  override state: State = { hasFailed: false };

  static getDerivedStateFromError(): State {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    const reload = this.props.reload ?? (() => window.location.reload());
    return (
      <main className="crash">
        <svg viewBox="0 0 120 56" width="144" height="67" aria-hidden="true">
          <circle className="head" cx="32" cy="28" r="24" />
          <circle className="heart" cx="88" cy="28" r="24" />
        </svg>
        <h1>Something went wrong</h1>
        <p>Please refresh the page to try again.</p>
        <button type="button" onClick={reload}>
          Refresh Page
        </button>
      </main>
    );
  }
}
