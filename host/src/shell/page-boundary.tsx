import { platform } from '@suite/kernel';
import type { OwnedRoute } from '@suite/loader/registry';
import { Loading } from '@suite/ui/base';
import { Component, type ComponentType, type ErrorInfo, type ReactNode } from 'react';
import { FailedPage } from './failed-page';

interface Props {
  row: OwnedRoute;
  children: ReactNode;
  /** Called once before the page is drawn: if its code never ends, nothing after it is called. */
  drawing: () => void;
  /** Called once when the page has been drawn. */
  drawn: () => void;
  /** Loads the previous version's page, in the place of one that throws. */
  instead: () => Promise<ComponentType | undefined>;
  /** Loads the page again. */
  retry: () => void;
}

interface State {
  state: 'whole' | 'asking' | 'broken';
  older?: ComponentType;
}

/** React checks what a component returns before its boundaries count: what is no component fails in here. */
const Inside = ({ children }: { children: ReactNode }) => <>{children}</>;

/** Catches a page that throws, so that the frame stays; the previous version takes its place if it can. */
export class PageBoundary extends Component<Props, State> {
  override state: State = { state: 'whole' };

  constructor(props: Props) {
    super(props);
    props.drawing();
  }

  static getDerivedStateFromError(): Partial<State> {
    return { state: 'asking' };
  }

  override componentDidMount() {
    if (this.state.state === 'whole') this.props.drawn();
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    platform().report(error, componentStack ? { componentStack } : {});
    // The older page throws as well.
    if (this.state.older) return this.setState({ state: 'broken', older: undefined });
    void this.props
      .instead()
      .then((older) => this.setState(older ? { state: 'whole', older } : { state: 'broken' }));
  }

  override render() {
    const { state, older: Older } = this.state;
    if (state === 'whole') return <Inside>{Older ? <Older /> : this.props.children}</Inside>;
    if (state === 'asking') return <Loading />;
    const { row, retry } = this.props;
    return <FailedPage row={row} text="页面出错了，请再试一次" error="render" onRetry={retry} />;
  }
}
