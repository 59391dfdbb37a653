import { Component, type ReactNode } from 'react';

interface Props {
  /** The same information as text. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Keeps a chart that can't be loaded or drawn from breaking the rest of the page. */
export class ChartBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
