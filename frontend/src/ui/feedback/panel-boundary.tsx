import { Component, type ReactNode } from 'react';
import { connection } from '../../lib/connection';
import { PartMissing } from '../../lib/lazy';
import { ErrorPanel } from './error-panel';

interface Props {
  children: ReactNode;
  /** The page works without it: nothing is shown in its place. */
  isOptional?: boolean;
  reload?: () => void;
}

interface State {
  hasFailed: boolean;
  /** Rendering it again can't help. */
  needsNewPage: boolean;
}

/** Offline, the browser may have no page to show, unless the service worker keeps one. */
const canReload = (): boolean =>
  connection.isOnline() || ('serviceWorker' in navigator && navigator.serviceWorker.controller !== null);

/** Keeps the rest of the page working when a part of it fails. What fails again may need the page's newest scripts. */
export class PanelBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false, needsNewPage: false };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return error instanceof PartMissing ? { hasFailed: true, needsNewPage: true } : { hasFailed: true };
  }

  private readonly retry = () => {
    const { reload = () => window.location.reload() } = this.props;
    if (this.state.needsNewPage && canReload()) reload();
    else this.setState({ hasFailed: false, needsNewPage: true });
  };

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    if (this.props.isOptional) return null;
    return <ErrorPanel error={null} onAction={this.retry} />;
  }
}
