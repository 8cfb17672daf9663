import { platform } from '@suite/kernel';
import { Failed, Page } from '@suite/ui/base';
import { Component, type ReactNode } from 'react';

/** Keeps a page that throws from taking the shell with it. */
export class PageBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(error: unknown) {
    platform().report(error);
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    return (
      <Page>
        <Failed text="页面出错了，点击重试" onRetry={() => this.setState({ broken: false })} />
      </Page>
    );
  }
}
