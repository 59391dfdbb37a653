import { Component, type ReactNode } from 'react';
import { PartMissing } from '../../lib/loading/lazy';
import { newPage } from '../../lib/loading/new-page';
import { ErrorPanel } from './error-panel';

interface Props {
  children: ReactNode;
  /** The page works without it: nothing is shown in its place. */
  isOptional?: boolean;
}

interface State {
  hasFailed: boolean;
  /** Rendering it again can't help. */
  needsNewPage: boolean;
}

/** Keeps the rest of the page working when a part of it fails. What fails again may need the page's newest scripts. */
export class PanelBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false, needsNewPage: false };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return error instanceof PartMissing ? { hasFailed: true, needsNewPage: true } : { hasFailed: true };
  }

  private readonly retry = () => {
    if (this.state.needsNewPage && newPage.canLoad()) newPage.load();
    else this.setState({ hasFailed: false, needsNewPage: true });
  };

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    if (this.props.isOptional) return null;
    return <ErrorPanel error={null} onAction={this.retry} />;
  }
}
