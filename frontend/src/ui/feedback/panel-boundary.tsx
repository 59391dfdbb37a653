import { Component, type ReactNode } from 'react';
import { connection } from '../../lib/connection';
import { ErrorPanel } from './error-panel';

interface Props {
  children: ReactNode;
  /** The page works without it: nothing is shown in its place. */
  isOptional?: boolean;
  reload?: () => void;
}

interface State {
  hasFailed: boolean;
  hasRetried: boolean;
}

/** Keeps the rest of the page working when a part of it fails. What fails again may need the page's newest scripts. */
export class PanelBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false, hasRetried: false };

  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true };
  }

  private readonly retry = () => {
    const { reload = () => window.location.reload() } = this.props;
    // Offline, the browser may have no page to show.
    if (this.state.hasRetried && connection.isOnline()) reload();
    else this.setState({ hasFailed: false, hasRetried: true });
  };

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    if (this.props.isOptional) return null;
    return <ErrorPanel error={null} onAction={this.retry} />;
  }
}
