import { Component, type ReactNode } from 'react';

interface Props {
  /** Says the same in words. */
  fallback: ReactNode;
  children: ReactNode;
}

/** A chart that can't be loaded or drawn takes nothing else down with it. */
export class ChartBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
